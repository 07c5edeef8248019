// Texts of a table and of everything that is shown there, as one file.
export * from '../aids/words.en';
export * from '../coach/words.en';
export * from '../council/words.en';
export * from '../match/words.en';
export * from '../pages/words.en';
export * from '../peek/words.en';
export * from '../review/words.en';
export * from '../rules/words.en';
export * from '../table/words.en';
export * from '../talk/words.en';
export * from '../trial/words.en';
