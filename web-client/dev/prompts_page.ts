// Shows any prompt of any phase without a server: `prompts.show('declare', 'it')`; `prompts.sent` is what the page
// would have sent; `prompts.take(message)` feeds a server message, after `prompts.told()` events. Built by `npm run
// build:prompts` for the browser suite.
import { mount, unmount } from 'svelte';
import '../src/styles/fonts/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/primitives.css';
import { language, type Lang } from '../src/i18n/index.svelte';
import type { Outbound } from '../src/protocol/types';
import { dialogs } from '../src/table/dialog_loader.svelte';
import { keepFocus } from '../src/ui/focus';
import { fetchTexts } from './fetch_texts';
import Prompts from './Prompts.svelte';
import { PROMPTS, type Sent } from './prompts';

interface Shown {
  take(message: Outbound): void;
  told(): number;
}
let shown: Shown | null = null;
const sent: Sent[] = [];

declare global {
  interface Window {
    prompts: {
      names: string[];
      /** Prompts that ask for something. */
      asking: string[];
      sent: Sent[];
      show(name: string, lang?: Lang): Promise<void>;
      take(message: Outbound): void;
      told(): number;
    };
  }
}

const texts = Promise.all([fetchTexts(), dialogs.fetch()]);
// As on the real page.
keepFocus();
window.prompts = {
  names: Object.keys(PROMPTS),
  asking: Object.keys(PROMPTS).filter((name) => PROMPTS[name]?.choice),
  sent,
  take: (message) => shown?.take(message),
  told: () => shown?.told() ?? 0,
  async show(name, lang = 'it') {
    const prompt = PROMPTS[name];
    if (!prompt) throw new Error(`there is no prompt ${name}`);
    await texts;
    if (shown) await unmount(shown);
    sent.length = 0;
    language.set(lang);
    shown = mount(Prompts, { target: document.getElementById('app') as HTMLElement, props: { prompt, sent } }) as Shown;
  },
};

const wanted = new URLSearchParams(location.search).get('prompt');
if (wanted) void window.prompts.show(wanted);
