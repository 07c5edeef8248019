// Parses the inline markup of rule books: emphasis, code, links, clause ids.
export interface Piece {
  kind: 'text' | 'em' | 'strong' | 'code' | 'link' | 'clause';
  text: string;
  href?: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|([A-Z]+-\d+)/g;

/** `known`: whether such a clause exists; anything else that looks like an id stays text. */
export function pieces(line: string, known: (id: string) => boolean): Piece[] {
  const out: Piece[] = [];
  const plain = (text: string): void => {
    const last = out.at(-1);
    if (!text) return;
    if (last?.kind === 'text') last.text += text;
    else out.push({ kind: 'text', text });
  };
  let from = 0;
  for (const found of line.matchAll(MARKS)) {
    const [all, strong, em, code, label, href, clause] = found;
    plain(line.slice(from, found.index));
    from = found.index + all.length;
    if (strong) out.push({ kind: 'strong', text: strong });
    else if (em) out.push({ kind: 'em', text: em });
    else if (code) out.push({ kind: 'code', text: code });
    else if (label && href)
      out.push(href.startsWith('https:') ? { kind: 'link', text: label, href } : { kind: 'em', text: label });
    else if (clause && known(clause)) out.push({ kind: 'clause', text: clause });
    else plain(all);
  }
  plain(line.slice(from));
  return out;
}
