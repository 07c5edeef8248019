// A file of past matches, where a line of it is not as it has to be.

/** The line that an answer of the server names, from 1, and what is wrong with it in the server's words. */
export function lineOf(message: string): { number: number; what: string } | null {
  const found = /^Line (\d+): (.*?)\.(?: Nothing was taken\.)?$/.exec(message);
  return found ? { number: Number(found[1]), what: found[2] ?? '' } : null;
}

/** Where a line stands in the text; null where there is none. */
export function lineAt(text: string, number: number): { from: number; to: number } | null {
  let from = 0;
  for (let line = 1; line < number; line += 1) {
    const end = text.indexOf('\n', from);
    if (end < 0) return null;
    from = end + 1;
  }
  const end = text.indexOf('\n', from);
  return { from, to: end < 0 ? text.length : end };
}

/** What may be wrong with a line, in the server's words, and what the page calls it; in brackets what it is about. */
const PROBLEMS: [string, RegExp][] = [
  ['empty', /^there is nothing in it$/],
  ['head', /^the first line has to be (.*)$/],
  ['columns', /^it has not the eight columns of the first line$/],
  ['long', /^something in it is too long$/],
  ['other', /^the match is of another day or game in the line before$/],
  ['noMatch', /^the match has no name$/],
  ['apart', /^the match (.*) came before, with another between$/],
  ['game', /^there is no game (.*?)(?: \(.*\))?$/],
  ['day', /^there is no day (.*) \(as .*\)$/],
  ['wrongDay', /^its day (\S+) /],
  ['name', /^its player has a name that nobody may have$/],
  ['round', /^its round is no number from 1$/],
  ['hand', /^its hand is no number$/],
  ['side', /^its side is none that there is$/],
  ['amount', /^its amount is no whole number$/],
  ['back', /^its round came before$/],
  ['twice', /^this player has an amount of that hand already$/],
  ['nobody', /^it names no player$/],
  ['many', /^more play than the game has seats for$/],
  ['alone', /^the match has one player only$/],
  ['absent', /^not every player of the match has an amount here$/],
  ['sum', /^what is won and what is lost from this line on come to (-?\d+) /],
  ['gap', /^the round before is missing$/],
  ['either', /^a round has either its hands or a total$/],
  ['hands', /^the round has too many hands$/],
];

/** In the words of the page; the server's own where the page has none. */
export function saidOf(what: string, words: Record<string, (what: string) => string>): string {
  for (const [name, form] of PROBLEMS) {
    const found = form.exec(what);
    if (found) return words[name]?.(found[1] ?? '') ?? what;
  }
  return what;
}
