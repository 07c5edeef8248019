import type { Plugin } from 'vite';
export function notices(fileName: string): Plugin;
