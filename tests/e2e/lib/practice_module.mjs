// A module for practice in Chromium, on a page of the server and under its Content-Security-Policy: by the client's own
// src/practice/module.ts.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { ROOT } from './start_server.mjs';

export const FAMILIES = ['minchiate', 'bolognese', 'siciliano'];
const ENGINES = [...FAMILIES, 'solo', 'tocchi'];
const MODULES = `${ROOT}web-client/src/practice/modules/`;
export const modulePath = (family) => `${MODULES}${family}.wasm`;
export const SIGNATURES = `${ROOT}build/wasm/bin/signatures.wasm`;

const loader = () =>
  stripTypeScriptTypes(readFileSync(`${ROOT}web-client/src/practice/module.ts`, 'utf8')).replaceAll(/^export /gm, '');

/** Puts a file's bytes on the page, as `bytes`. */
const bring = (page, path) =>
  page.evaluate((text) => {
    globalThis.bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  }, readFileSync(path).toString('base64'));

/** What `signatures.wasm` says of each engine, as hexadecimal digits. */
export async function signaturesIn(page) {
  await bring(page, SIGNATURES);
  return page.evaluate(async (families) => {
    const fail = () => {
      throw new Error('the engine has failed');
    };
    const { instance } = await WebAssembly.instantiate(globalThis.bytes, { practice: { fail } });
    instance.exports._initialize();
    const signature = (family) => BigInt.asUintN(64, instance.exports[family]()).toString(16).padStart(16, '0');
    return Object.fromEntries(families.map((family) => [family, signature(family)]));
  }, ENGINES);
}

export class ModuleInPage {
  constructor(page) {
    this.page = page;
  }
  static async load(page, family) {
    await bring(page, modulePath(family));
    await page.evaluate(`${loader()}; globalThis.PracticeModule = PracticeModule`);
    await page.evaluate(async () => {
      const nothing = () => undefined;
      const taken = { message: nothing, entry: nothing, hand: nothing };
      globalThis.practice = await globalThis.PracticeModule.load(globalThis.bytes, taken);
    });
    return new ModuleInPage(page);
  }

  rules = async () => JSON.parse((await this.page.evaluate(() => globalThis.practice.rules())).body);
  replay = async (record, as) => JSON.parse((await this.#call('replay', JSON.stringify(record), as)).body);
  /** Returns the answers to several requests. */
  whatIf = (requests) =>
    this.page.evaluate(
      (bodies) => bodies.map((body) => JSON.parse(globalThis.practice.whatIf(body).body)),
      requests.map((request) => JSON.stringify(request)),
    );
  review = (request) =>
    this.page.evaluate((body) => {
      globalThis.practice.beginReview(body);
      let answer = null;
      while (!answer) answer = globalThis.practice.reviewStep();
      return JSON.parse(answer.body);
    }, JSON.stringify(request));

  #call(name, ...args) {
    return this.page.evaluate(([called, ...given]) => globalThis.practice[called](...given), [name, ...args]);
  }
}
