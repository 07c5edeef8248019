// The rules in words: short, by option, by term; from docs/rules.
import type { Term } from '../../../../rules/glossary';
import type { GameWords, RulesText } from '../../../game_ui';
import words from '../../rules/words.it.json';

export const rules: RulesText = words.short;
export const glossary: Term[] = words.glossary;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: { deal: 'Quanti giocano', play: 'Chiamare le carte', score: 'Che cosa si segna', match: 'La partita' },
  sources: { sei_tocchi: 'Ai sei tocchi', palio: 'Al palio', variant: 'Altri modi' },
  list: words.options,
};
