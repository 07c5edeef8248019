export * from './alone';
export * from './fola';
export * from './learn';
export * from './rules';
export * from './table';
