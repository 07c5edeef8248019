#!/usr/bin/env node
// Renders the page's icons as PNG for phones that accept no SVG: public/icon*.svg, using the tests' browser
// (tests/e2e/node_modules). Run again when an icon changes; the output is committed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(at('../../tests/e2e/package.json'))('playwright-core');

/** Icon, size in pixels, and output name; by default the size is the name. */
const WANTED = [
  ['icon', 192],
  ['icon', 512],
  ['icon-maskable', 512],
  // iOS rounds the corners itself and supports no transparency.
  ['icon-maskable', 180, 'apple-touch-icon'],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [icon, side, name = `${icon}-${side}`] of WANTED) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const svg = readFileSync(at(`../public/${icon}.svg`), 'base64');
  await page.setContent(
    `<style>html, body { margin: 0; background: none } img { display: block; width: 100vw }</style><img src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: at(`../public/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
