export * from './learn';
export * from './options';
export * from './table';
