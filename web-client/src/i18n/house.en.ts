// Texts that are loaded before anything is shown, as one file.
export * from '../app/words.en';
export * from '../games/plain/words.en';
export * from '../lobby/words.en';
