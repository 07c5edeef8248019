// The icons of all packs with their authors, as the faces' generator noted them.
const lists = import.meta.glob<Record<string, string>>('../games/*/cards/art.json', { import: 'default', eager: true });

/** Author by icon. */
export const art: Record<string, string> = Object.assign({}, ...Object.values(lists));
