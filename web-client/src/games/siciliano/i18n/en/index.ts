export * from './learn';
export * from './rules';
export * from './statement';
export * from './table';
