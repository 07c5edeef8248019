// The story of a hand of Sicilian tarocchi. An annulled hand has none.
import { decisive, type TellStory } from '../../contract/story';
import { story as en } from '../i18n/en/story';
import { story as it } from '../i18n/it/story';
import { figures, type Scene } from '../scene';

export const story: TellStory = (any, lang) => {
  const scene = any as Scene;
  if (!scene.over?.length) return null;
  const both = [figures(scene, 0), figures(scene, 1)] as const;
  const winner = both.findIndex(({ gain }) => gain > 0);
  const [won, lost] = winner === 1 ? [both[1], both[0]] : both;
  const worth = (of: typeof won): number => of.values - of.counting.length;
  const points = { values: worth(won) - worth(lost), threes: won.threes - lost.threes, last: won.last - lost.last };
  return { winner: winner < 0 ? null : winner, by: won.gain, parts: decisive(points, { it, en }[lang]) };
};
