export * from './accuso';
export * from './learn';
export * from './mattazza';
export * from './rules';
export * from './table';
