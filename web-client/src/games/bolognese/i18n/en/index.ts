export * from './learn';
export * from './mattazza';
export * from './options';
export * from './table';
