// All pages: their addresses, what loads them, and whose texts they need. Addresses are fragments: a table's invitation
// must not reach a server log.
import type { Feature } from '../i18n/features';
import { language } from '../i18n/index.svelte';

const CLUB: Feature[] = ['club', 'evening', 'table'];
const PLAYED: Feature[] = ['history', 'table'];
const link = () => import('../account/OneTimeLink.svelte');
const dayList = () => import('../day/ListPage.svelte');
const hand = () => import('../history/HandPage.svelte');

/** `:name` is a part of the address, `:name?` one that may be missing at the end. The first page that fits is shown. */
const PAGES = {
  table: { path: 'table/:table/:invitation?', load: () => import('../table/TableScreen.svelte'), words: ['table'] },
  learn: {
    path: 'learn/:game?/:lesson?',
    load: () => import('../lesson/LearnPage.svelte'),
    words: ['exercise', 'lesson', 'table'],
  },
  exercises: {
    path: 'exercises/:game/:exercise?',
    load: () => import('../exercise/ExercisesPage.svelte'),
    words: ['exercise', 'lesson', 'table'],
  },
  history: { path: 'history', load: () => import('../history/HistoryPage.svelte'), words: PLAYED },
  match: { path: 'match/:match', load: () => import('../history/MatchPage.svelte'), words: PLAYED },
  /** `step`: number of events shown; `seat`: the seat in which play continues from there. */
  hand: { path: 'hand/:hand/:step?/:seat?', load: hand, words: PLAYED },
  /** A hand from a historical book. */
  printed: { path: 'printed/:game/:step?/:seat?', load: hand, words: PLAYED },
  /** A position of the rule book's strategy. */
  position: { path: 'position/:game/:name/:step?/:seat?', load: hand, words: PLAYED },
  /** A hand from a file. */
  file: { path: 'file/:step?/:seat?', load: hand, words: PLAYED },
  /** A hand from one player's perspective, by a secret link that they shared. */
  shared: { path: 'shared/:secret/:step?', load: hand, words: PLAYED },
  /** `clause`: id of a clause of the game's rules. */
  rules: {
    path: 'rules/:game?/:clause?',
    load: () => import('../pages/RulesPage.svelte'),
    words: ['exercise', 'lesson', 'table'],
  },
  /** Matches against bots in this browser. */
  practice: { path: 'practice', load: () => import('../practice/PracticePage.svelte'), words: ['practice', 'table'] },
  /** The deal of the day; the list of an earlier one, the guests' list, and one try, replayed. */
  day: { path: 'day', load: () => import('../day/DayPage.svelte'), words: ['day', 'table'] },
  'day-list': { path: 'day/:date/:game', load: dayList, words: ['day', 'table'] },
  'day-guests': { path: 'day/:date/:game/guests', load: dayList, words: ['day', 'table'] },
  'day-try': { path: 'day/:date/:game/:try/:step?/:seat?', load: hand, words: PLAYED },
  credits: { path: 'credits', load: () => import('../pages/CreditsPage.svelte'), words: ['table'] },
  preferences: { path: 'preferences', load: () => import('./PreferencesPage.svelte'), words: ['table'] },
  me: { path: 'me', load: () => import('../account/MePage.svelte'), words: ['account'] },
  /** For administrators. */
  maintenance: {
    path: 'maintenance',
    load: () => import('../maintenance/MaintenancePage.svelte'),
    words: ['maintenance', 'table'],
  },
  /** One-time links: create an account, set a password, become an administrator, connect a browser, restore a seat. */
  'sign-up': { path: 'sign-up/:secret', load: link, words: ['account'] },
  reset: { path: 'reset/:secret', load: link, words: ['account'] },
  administrator: { path: 'administrator/:secret', load: link, words: ['account'] },
  'link-code': { path: 'link-code/:secret', load: link, words: ['account'] },
  back: { path: 'back/:secret/:table?', load: link, words: ['account'] },
  clubs: { path: 'clubs', load: () => import('../club/ClubsPage.svelte'), words: CLUB },
  /** Joins a club by an invitation's secret. */
  join: { path: 'join/:secret', load: () => import('../club/JoinPage.svelte'), words: CLUB },
  /** `part`: a tab, or the season whose standings are shown; `season`: that of the history. */
  club: { path: 'club/:club/:part?/:season?', load: () => import('../club/ClubPage.svelte'), words: CLUB },
  evening: { path: 'evening/:club/:evening', load: () => import('../club/ClubPage.svelte'), words: CLUB },
  /** Takes a seat of an evening, or watches, by a link's secret. */
  come: { path: 'come/:secret', load: () => import('../evening/ComePage.svelte'), words: CLUB },
} as const satisfies Record<string, { path: string; load: () => Promise<unknown>; words: readonly Feature[] }>;

type Pages = typeof PAGES;
type Parts<Path extends string> = Path extends `${infer One}/${infer Rest}` ? Parts<One> | Parts<Rest> : Path;
type Optional<Path extends string> = Parts<Path> extends infer P ? (P extends `:${infer K}?` ? K : never) : never;
type Required<Path extends string> =
  Parts<Path> extends infer P ? (P extends `:${string}?` ? never : P extends `:${infer K}` ? K : never) : never;
/** `step` and `seat` may be given as numbers; everything else is a string. */
type Params<Path extends string> = Record<Required<Path>, string> & {
  [Name in Optional<Path>]?: (Name extends 'step' | 'seat' ? string | number : string) | undefined;
};

/** An address of the client; `lost`: the address was unknown. */
export type Route =
  { page: 'lobby'; lost?: true } | { [Name in keyof Pages]: { page: Name } & Params<Pages[Name]['path']> }[keyof Pages];
/** Every page but the first. */
export type LoadedRoute = Exclude<Route, { page: 'lobby' }>;

const entries = Object.entries(PAGES) as [keyof Pages, Pages[keyof Pages]][];

/** What an address must look like at a part of this name; any other text fits. */
const FORMS: Record<string, RegExp> = { step: /^\d{1,5}$/, seat: /^\d$/ };
const fits = (name: string, part: string): boolean => FORMS[name]?.test(part) ?? part !== '';

/** Name of a part that may vary. */
const nameOf = (part: string): string => part.replace(/^:|\?$/g, '');

function match(path: string, parts: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  const form = path.split('/');
  if (parts.length > form.length) return null;
  for (const [i, wanted] of form.entries()) {
    const part = parts[i] ?? '';
    const name = nameOf(wanted);
    if (!wanted.startsWith(':')) {
      if (part !== wanted) return null;
    } else if (fits(name, part)) params[name] = part;
    else if (part !== '' || !wanted.endsWith('?')) return null;
  }
  return params;
}

/** Decoded parts; empty if they are malformed. */
function partsOf(hash: string): string[] {
  try {
    return hash
      .replace(/^#?\/?/, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return [];
  }
}

export function parse(hash: string): Route {
  const parts = partsOf(hash);
  if (parts.length === 1 && parts[0] === '') return { page: 'lobby' };
  for (const [page, { path }] of entries) {
    const params = match(path, parts);
    if (params) return { page, ...params } as Route;
  }
  return { page: 'lobby', lost: true };
}

export function address(route: Route): string {
  if (route.page === 'lobby') return '#/';
  const params = route as unknown as Record<string, string | number | undefined>;
  const parts = PAGES[route.page].path.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    return encodeURIComponent(params[nameOf(part)] ?? '');
  });
  return `#/${parts.filter(Boolean).join('/')}`;
}

/** Addresses with the same key share a page, which stays as it is; the tabs of a club do. */
export const pageKey = (route: Route): string => ('club' in route ? `club/${route.club}` : JSON.stringify(route));

/** The page's component and texts, loaded together. */
export async function load(route: LoadedRoute): Promise<unknown> {
  const { load: component, words } = PAGES[route.page];
  const [module] = await Promise.all([component(), language.load(...words)]);
  return module.default;
}
