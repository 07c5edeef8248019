import type { Plugin } from 'vite';
export const files: () => Plugin;
