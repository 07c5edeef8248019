// Tarocco bolognese in the house: to a target, or four hands, by four in two pairs.
import type { Component } from 'svelte';
import type { GameUi, OnRail, Tab, Telling } from '../game_ui';
import type { Seat } from '../../protocol/types';
import type { Sight } from '../../table/sight.svelte';
import type { Scene as AnyScene } from '../../timeline/scene';
import { sidesOf } from '../../timeline/scene';
import { zone } from '../../timeline/fold';
import { plain } from '../plain/plain';
import { about } from './about';
import { aids } from './aids';
import AccusiTab from './AccusiTab.svelte';
import Account from './Account.svelte';
import AccusoPanel from './AccusoPanel.svelte';
import LastTwo from './LastTwo.svelte';
import { line } from './chronicle';
import { clause } from './clause';
import { marks } from './coach/marks';
import { dealt } from './dealt';
import { byOrder, cards } from './deck';
import { game } from './i18n/now.svelte';
import { texts } from './i18n/texts';
import { instruction } from './instruction';
import { known } from './known';
import { motion } from './motion';
import { lasts } from './pace';
import { accusoOf, emptyScene, tell, type Scene } from './scene';
import Sheet from './sheet/HandSheet.svelte';
import { words } from './words';

const PACK = 62;
const HAND = 15;

const of = (scene: AnyScene): Scene => scene as Scene;

/** A hand laid open; else what a seat has declared, for the whole hand: the cards are in it, or were played. */
function onRail(look: Sight, seat: Seat): OnRail {
  if (laidOpen(of(look.scene), seat)) {
    const hand = [...zone(look.view, `hand:${seat}`).cards].sort(byOrder);
    return { groups: hand.length ? [hand] : [], label: look.t.table.openCards(look.name(seat)), mark: true };
  }
  const shown = of(look.scene).shown.filter((one) => one.seat === seat);
  return {
    groups: shown.map((one) => one.cards),
    label: `${game.t.table.declared}, ${look.name(seat)}`,
    mark: false,
  };
}

/** Who has claimed the rest. */
const laidOpen = (scene: Scene, seat: Seat): boolean => scene.claimed.includes(seat);

/** What was said with the lead, until the trick is gathered; that one has called the match out. */
function role(look: Sight, seat: Seat): string {
  const { signal, called, claimed } = of(look.scene);
  const { table } = game.t;
  if (called?.seat === seat) return table.called;
  if (claimed.includes(seat)) return game.t.moves.claimed;
  return signal?.seat === seat ? table.says[signal.word] : '';
}

/** The match before the hand, where there is a target, and the accusi so far. */
function figures(scene: Scene, { lang, side }: Telling): { label: string; value: string }[] {
  const { table } = texts[lang];
  const each = (points: (side: number) => number): string =>
    sidesOf(scene.sides)
      .map((one) => `${side(one)} ${points(one)}`)
      .join(', ');
  const score = scene.score.some((points) => points > 0);
  return [
    ...(score ? [{ label: `${table.match}:`, value: each((one) => scene.score[one] ?? 0) }] : []),
    { label: `${table.accusi}:`, value: each((one) => accusoOf(scene, one)) },
  ];
}

/** The last two cards while they lie before the dealer; whom they are for is asked in their place. */
function middle(look: Sight, asking: boolean): Component<{ look: Sight }> | null {
  const { dealer } = look.scene;
  return !asking && zone(look.view, `last_two:${dealer}`).count > 0 ? LastTwo : null;
}

const tabs: Tab[] = [
  {
    id: 'accusi',
    label: (lang) => texts[lang].table.accusi,
    count: (scene) => of(scene).shown.length,
    of: AccusiTab,
  },
];

export const bolognese: GameUi = {
  ...plain('bolognese'),
  cards,
  words,
  pack: PACK,
  dealt,
  hand: HAND,
  tricks: HAND,
  empty: emptyScene,
  tell: (scene, event) => tell(of(scene), event),
  knows: known,
  lasts,
  motion,
  line,
  clause: (event, scene) => clause(event, of(scene)),
  figures: (scene, told) => figures(of(scene), told),
  about,
  aids,
  marks,
  instruction,
  onRail,
  putDown: (scene, seat) => of(scene).discarded[seat] ?? 0,
  role,
  laidOpen: (scene, seat) => laidOpen(of(scene), seat),
  parts: {
    account: Account,
    sheet: Sheet,
    middle,
    panels: { call: AccusoPanel, declare: AccusoPanel },
    tabs,
  },
};
