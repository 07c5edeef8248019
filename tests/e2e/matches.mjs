#!/usr/bin/env node
// Thousands of random matches compared with the model of the rules' text; see matches.test.mjs and lib/match_story.mjs.
// usage: node matches.mjs [--matches N] [--seed S] [--stories FILE]      TESTS_EXE  the program
import { parseArgs } from 'node:util';
import { tellStories } from './lib/match_stories.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1798' },
    stories: { type: 'string' },
  },
});
const matches = Number(values.matches);
const seed = Number(values.seed);
if (!Number.isInteger(matches) || matches < 1 || !Number.isInteger(seed))
  throw new Error('--matches and --seed are whole numbers');

const begun = Date.now();
const { passed, failed, text, counts, kills } = await tellStories({ matches, seed, file: values.stories });
console.log(`${kills} kills, seed ${seed}, in ${Math.round((Date.now() - begun) / 1000)} s: ${JSON.stringify(counts)}`);
if (failed > 0) console.log(text);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed !== matches ? 1 : 0;
