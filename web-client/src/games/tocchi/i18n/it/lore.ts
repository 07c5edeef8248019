// The cards are those of Minchiate, and so is their history.
export { lore } from '../../../minchiate/i18n/it/lore';
