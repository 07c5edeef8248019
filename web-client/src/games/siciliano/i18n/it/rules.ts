// The rules in words: short, by option, by term; from docs/rules.
import type { GameWords } from '../../../game_ui';
import { inWords, type RulesInWords } from '../book';

const words = inWords(import.meta.glob<RulesInWords>('../../rules/words.it.json', { eager: true, import: 'default' }));
export const rules = words.short;
export const { glossary } = words;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: { deal: 'Dare e scoprire', words: 'Annunci e dichiarazioni', play: 'Scarto e gioco', match: 'La partita' },
  sources: { tortorici2014: 'Tortorici 2014', dummett: 'Dummett' },
  list: words.options,
};
