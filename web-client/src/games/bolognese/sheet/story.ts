// The story of a hand of Tarocco bolognese. What each player alone has, a hand that was called out and one that nobody
// plays, the sheet itself says first.
import { decisive, type TellStory } from '../../contract/story';
import { story as en } from '../i18n/en/story';
import { story as it } from '../i18n/it/story';
import { hasBids, isEachAlone, type Scene } from '../scene';
import { figures } from './figures';

export const story: TellStory = (any, lang) => {
  const scene = any as Scene;
  if (isEachAlone(scene) || scene.called || (hasBids(scene) && scene.soloist === null)) return null;
  const both = [figures(scene, 0), figures(scene, 1)] as const;
  const lead = both[0].total - both[1].total;
  const [won, lost] = lead > 0 ? both : [both[1], both[0]];
  const points = {
    sequences: won.sequences - lost.sequences,
    cricche: won.cricche - lost.cricche,
    scartini: won.scartini - lost.scartini,
    last: won.last - lost.last,
    declared: won.declared - lost.declared,
  };
  return {
    winner: lead === 0 ? null : lead > 0 ? 0 : 1,
    by: Math.abs(lead),
    parts: decisive(points, { it, en }[lang]),
  };
};
