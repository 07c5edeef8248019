import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './tools/brotli.mjs';
import { files } from './tools/files.mjs';
import { notices } from './tools/notices.mjs';

// The server that the development page talks to; `germini serve` listens there by default.
const server = process.env.GERMINI_SERVER ?? 'http://127.0.0.1:8080';
// Suites that need a program as it starts: nothing loaded, nothing announced.
const STARTING = [
  'broken',
  'codes',
  'create_table',
  'denied',
  'dialog',
  'dialogs_here',
  'hint',
  'kept_choice',
  'repeated_form',
].map((name) => `tests/${name}.test.ts`);
// Beside the page, for whoever it is sent to.
const NOTICES = 'notices.txt';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), notices(NOTICES), ...(mode === 'prompts' ? [] : [files()]), brotli()],
  // A proxy may put the page below a path.
  base: './',
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // Faces stay files of their own, so that a browser keeps them.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Of all that went into the scripts; tools/notices.mjs adds the rest.
    license: { fileName: NOTICES },
    // `--mode prompts`: the page of all prompts, for the browser suite.
    ...(mode === 'prompts' ? { outDir: 'dist-prompts', rollupOptions: { input: 'dev/prompts.html' } } : {}),
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['.', '../protocol/samples'] }, // the development page shows one
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./tests/setup.ts'],
    testTimeout: 20_000, // a lesson plays a whole hand, beside compilers too
    // A page for each suite takes most of the time, so most share one.
    projects: [
      { extends: true, test: { name: 'shared', include: ['tests/**/*.test.ts'], exclude: STARTING, isolate: false } },
      { extends: true, test: { name: 'starting', include: STARTING } },
    ],
  },
}));
