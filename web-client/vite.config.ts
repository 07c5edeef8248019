import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './tools/brotli.mjs';
import { files } from './tools/files.mjs';
import { notices } from './tools/notices.mjs';

// The server that the development page talks to; `germini serve` listens there by default.
const server = process.env.GERMINI_SERVER ?? 'http://127.0.0.1:8080';
// Suites that need a program as it starts: nothing loaded, nothing announced.
const STARTING = [
  'answers',
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
// A file costs half a kilobyte of headers: what is always loaded together is one file, and what only some pages share is
// merged until it is worth one. Texts stay apart, each language for itself.
const TEXTS = /[\\/](i18n[\\/]|(sheet_)?words\.)/;
const GROUPS = [
  { name: 'svelte', test: /node_modules[\\/]svelte/, tags: ['$initial' as const], priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shared',
    test: (id: string) => !TEXTS.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3000, // bytes before compression
    priority: 1,
  },
];
// Names of files do not list the pages that share them.
const OUTPUT = {
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    `assets/${name.replace(/~.*|\.\w+$/, '')}-[hash][extname]`,
  codeSplitting: { groups: GROUPS },
};
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
    ...(mode === 'prompts' ? { outDir: 'dist-prompts' } : {}),
    rolldownOptions: { output: OUTPUT, ...(mode === 'prompts' ? { input: 'dev/prompts.html' } : {}) },
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
