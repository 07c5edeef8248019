// Errors of an import file.

/** Parses the line number (from 1) and the problem out of the server's message. */
export function lineOf(message: string): { number: number; what: string } | null {
  const found = /^Line (\d+): (.*?)\.(?: Nothing was imported\.)?$/.exec(message);
  return found ? { number: Number(found[1]), what: found[2] ?? '' } : null;
}

/** Character range of a line; null if it does not exist. */
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

/** The server's messages by problem, with the key of the text; groups are values. */
const PROBLEMS: [string, RegExp][] = [
  ['empty', /^the file is empty$/],
  ['head', /^the first line must be (.*)$/],
  ['columns', /^expected the eight columns of the first line$/],
  ['long', /^a value is too long$/],
  ['other', /^the match has another day or game in the previous line$/],
  ['noMatch', /^the match has no name$/],
  ['apart', /^the lines of match (.*) are not consecutive$/],
  ['game', /^unknown game (.*?)(?: \(.*\))?$/],
  ['day', /^invalid day (.*): expected .*$/],
  ['wrongDay', /^the day (\S+) /],
  ['name', /^invalid player name$/],
  ['round', /^invalid round: expected a number from 1$/],
  ['hand', /^invalid hand: expected a number from 1$/],
  ['side', /^invalid side: expected a number from 0$/],
  ['amount', /^invalid amount: expected an integer$/],
  ['back', /^the rounds are not in order$/],
  ['twice', /^this player already has an amount in this hand$/],
  ['nobody', /^missing player$/],
  ['many', /^more players than seats$/],
  ['alone', /^the match has only one player$/],
  ['absent', /^an amount is missing for a player of the match$/],
  ['sum', /^the amounts from this line on add up to (-?\d+), /],
  ['gap', /^the previous round is missing$/],
  ['either', /^a round must have either hands or a total$/],
  ['hands', /^the round has too many hands$/],
];

/** Translates a message; unknown ones are shown as the server wrote them. */
export function saidOf(what: string, words: Record<string, (what: string) => string>): string {
  for (const [name, form] of PROBLEMS) {
    const found = form.exec(what);
    if (found) return words[name]?.(found[1] ?? '') ?? what;
  }
  return what;
}
