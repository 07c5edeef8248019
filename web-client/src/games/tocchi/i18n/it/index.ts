export * from './rules';
export * from './table';
