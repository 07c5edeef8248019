// The WebAssembly modules for play in the browser, of which a client may be built without.
import { existsSync, readdirSync } from 'node:fs';
import { WEB } from './start_server.mjs';

/** Whether the built client has them. */
export const hasModules =
  existsSync(`${WEB}/assets`) && readdirSync(`${WEB}/assets`).some((name) => name.endsWith('.wasm'));
/** Why suites of practice are skipped, if they are. */
export const skip = !hasModules && 'the client is built without modules: cmake --build --preset wasm';
