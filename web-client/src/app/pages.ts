// The pages that nobody needs to play: each is fetched when it is first looked at.
import type { Component } from 'svelte';
import type { Route } from './route.svelte';

type Rest = Exclude<Route, { page: 'lobby' | 'table' }>;

/** A page with what it is about. */
export interface Page {
  of: Component<Record<string, string>>;
  about: Record<string, string>;
}
type Module = { default: unknown };

const made = async (module: Promise<Module>, about: Record<string, string> = {}): Promise<Page> => ({
  of: (await module).default as Page['of'],
  about,
});

export function page(route: Rest): Promise<Page> {
  switch (route.page) {
    case 'history':
      return made(import('../history/HistoryPage.svelte'));
    case 'match':
      return made(import('../history/MatchPage.svelte'), { match: route.match });
    case 'hand':
      return made(import('../history/HandPage.svelte'), {
        hand: route.hand,
        ...(route.step === undefined ? {} : { step: String(route.step) }),
      });
    case 'credits':
      return made(import('../pages/CreditsPage.svelte'));
    case 'rules':
      return made(import('../pages/RulesPage.svelte'));
  }
}
