// Texts that are loaded before anything is shown, as one file.
export * from '../app/words.it';
export * from '../games/plain/words.it';
export * from '../lobby/words.it';
