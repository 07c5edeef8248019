export * from './learn';
export * from './rules';
export * from './table';
