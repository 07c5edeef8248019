// The story of a hand of Minchiate by pairs.
import type { MinchiateScored } from '../../../protocol/types';
import { decisive, type TellStory } from '../../contract/story';
import { story as en } from '../i18n/en/story';
import { story as it } from '../i18n/it/story';
import { single } from '../../../timeline/scene';
import type { Scene } from '../scene';
import { leads } from './figures';

type Part = keyof typeof it;
const PARTS: Record<MinchiateScored, Part> = {
  rob: 'robbed',
  exposed: 'robbed',
  dealer_rob: 'robbed',
  declaration: 'declared',
  death: 'deaths',
  versicola: 'versicole',
  cards: 'cards',
  tricks: 'tricks',
  last: 'last',
};

export const story: TellStory = (any, lang) => {
  const scene = any as Scene;
  if (single(scene.sides)) return null;
  const [lead = 0] = leads(scene);
  const winner = lead > 0 ? 0 : 1;
  const points = { robbed: 0, declared: 0, deaths: 0, versicole: 0, cards: 0, tricks: 0, last: 0 };
  for (const one of scene.scored)
    points[PARTS[one.why as MinchiateScored]] += one.side === winner ? one.points : -one.points;
  return {
    winner: lead === 0 ? null : winner,
    by: Math.abs(lead),
    parts: decisive(points, { it, en }[lang]),
  };
};
