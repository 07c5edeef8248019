// Texts of Minchiate for the generic table.
import { catalogues, type Lang } from '../../i18n/index.svelte';
import type { MinchiateLine, MinchiatePhase, OfferedMove } from '../../protocol/types';
import type { GameWords, MatchWords, MoveWords } from '../game_ui';
import { plain } from '../plain/plain';
import { texts, type Texts } from './i18n/texts';

function chosen(
  m: Texts['moves'],
  lang: Lang,
  { most = 0, must = [], notes }: OfferedMove,
  n: number,
  brief: boolean,
): string {
  const text = catalogues[lang].moves.chosenOf(n, most);
  if (notes?.pass) return `${text}: ${m.discardSurplus(notes.pass)}`;
  return must.length && !brief ? `${text}. ${m.discardMust}` : text;
}

function moves(m: Texts['moves'], lang: Lang): Record<string, MoveWords> {
  return {
    cut: { name: m.cutConfirm, title: m.cutTitle },
    discard: {
      name: m.discardConfirm,
      chosen: (offered, n, brief) => chosen(m, lang, offered, n, brief),
    },
    declare: {
      name: m.declareTitle,
      title: m.declareTitle,
      none: m.declareNone,
      pass: m.declarePass,
      silent: m.declareSilent,
      announce: m.declareConfirm,
    },
    play: { name: catalogues[lang].moves.playShort },
    give: { name: catalogues[lang].moves.playShort, title: m.giveTitle, hint: m.giveHint },
    fall: { name: m.fall, hint: m.fallHint, sure: m.fallSure },
    claim: { name: m.claim, hint: m.claimHint, sure: m.claimSure },
    accept: { name: m.accept, hint: m.acceptHint },
    play_on: { name: m.playOn, hint: m.playOnHint },
  };
}

function match(m: Texts['match']): MatchWords {
  return {
    ...m,
    name: (rounds) => (rounds === 3 ? m.girone : m.girata),
    line: (reason, hand, who, n) => m.lines[reason as MinchiateLine]?.(hand, who, n),
    unit: () => m.unit,
    units: m.resti,
    spoils: (won) => m.resti(won),
    nextTitle: (n) => m.nextTitle(m.nth(n)),
    drawn: ([first = '', right = '', second = '', left = '']) => [
      m.drawFirst(first),
      m.drawSecond(second),
      m.drawOthers(right, left),
    ],
  };
}

/** Versicole of each kind, for the rules page. */
const EXAMPLES = [
  ['T1', 'T2', 'T3'],
  ['T28', 'T29', 'T30', 'T31'],
  ['T1', 'T13', 'T28'],
  ['T20', 'T30', 'T40'],
  ['CK', 'SK', 'BK', 'M'],
];

export function words(lang: Lang): GameWords {
  const t = texts[lang];
  const named = moves(t.moves, lang);
  const common = plain('').words(lang);
  return {
    due: (phase) => t.moves.due[phase as MinchiatePhase] ?? common.due(phase),
    move: (move) => named[move] ?? common.move(move),
    refusal: (clause) => (t.refusals as Record<string, string>)[clause],
    options: { ...t.options, noSource: t.options.sources.none ?? '' },
    match: match(t.match),
    playFor: t.moves.forTitle,
    passed: t.moves.toDealer,
    reason: (word) => t.moves.reasons[word],
    keys: t.moves.keys,
    glossary: t.glossary,
    rules: { ...t.pages.rules, examples: { after: 2, label: t.sheet.versicole, cards: EXAMPLES } },
  };
}
