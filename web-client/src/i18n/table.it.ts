// Texts of a table and of everything that is shown there, as one file.
export * from '../aids/words.it';
export * from '../coach/words.it';
export * from '../council/words.it';
export * from '../match/words.it';
export * from '../pages/words.it';
export * from '../peek/words.it';
export * from '../review/words.it';
export * from '../rules/words.it';
export * from '../table/words.it';
export * from '../talk/words.it';
export * from '../trial/words.it';
