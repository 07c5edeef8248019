// All pages except the first, each loaded on first view.
import type { Component } from 'svelte';
import { language } from '../i18n/index.svelte';
import type { Route } from './route.svelte';

type Rest = Exclude<Route, { page: 'lobby' }>;

/** A page with its props. */
export interface Page {
  of: Component<Record<string, string>>;
  about: Record<string, string>;
}
type Module = { default: unknown };

const made = async (module: Promise<Module>, about: Record<string, string> = {}): Promise<Page> => ({
  of: (await module).default as Page['of'],
  about,
});

const stepParams = ({ step, seat }: { step?: number; seat?: number }): Record<string, string> => ({
  ...(step === undefined ? {} : { step: String(step) }),
  ...(seat === undefined ? {} : { seat: String(seat) }),
});

/** Loads a page of clubs or evenings with the texts of both, since each shows parts of the other. */
const ofClub = async (page: () => Promise<Module>): Promise<Module> => {
  const { clubTexts } = await import('../club/texts');
  const { eveningTexts } = await import('../evening/texts');
  await Promise.all([clubTexts.load(language.lang), eveningTexts.load(language.lang)]);
  return page();
};
const mine = async (): Promise<Module> => (await import('../account/page')).open();

export function page(route: Rest): Promise<Page> {
  switch (route.page) {
    case 'table':
      return made(import('../table/TableScreen.svelte'), {
        table: route.table,
        ...(route.invitation ? { invitation: route.invitation } : {}),
      });
    case 'back':
      return made(import('./BackPage.svelte'), {
        secret: route.secret,
        ...(route.table ? { table: route.table } : {}),
      });
    case 'learn':
      return made(import('../lesson/LessonPage.svelte'), { game: route.game });
    case 'history':
      return made(import('../history/HistoryPage.svelte'));
    case 'match':
      return made(import('../history/MatchPage.svelte'), { match: route.match });
    case 'hand':
      return made(import('../history/HandPage.svelte'), { hand: route.hand, ...stepParams(route) });
    case 'printed':
      return made(import('../history/PrintedPage.svelte'), { game: route.game, ...stepParams(route) });
    case 'file':
      return made(import('../history/FilePage.svelte'), stepParams(route));
    case 'shared':
      return made(import('../history/SharedPage.svelte'), { secret: route.secret, ...stepParams(route) });
    case 'credits':
      return made(import('../pages/CreditsPage.svelte'));
    case 'me':
      return made(mine());
    case 'sign-up':
    case 'reset':
    case 'administrator':
    case 'link-code':
      return made(mine(), { view: route.page, secret: route.secret });
    case 'clubs':
      return made(ofClub(() => import('../club/ClubsPage.svelte')));
    case 'join':
      return made(
        ofClub(() => import('../club/JoinPage.svelte')),
        { secret: route.secret },
      );
    case 'come':
      return made(
        ofClub(() => import('../evening/ComePage.svelte')),
        { secret: route.secret },
      );
    case 'evening': {
      const { club, evening, part } = route;
      if (part === 'links')
        return made(
          ofClub(() => import('../evening/LinksPage.svelte')),
          { club, evening },
        );
      if (part === 'run')
        return made(
          ofClub(() => import('../evening/RunPage.svelte')),
          { club, evening },
        );
      return made(
        ofClub(() => import('../evening/EveningPage.svelte')),
        { club, evening },
      );
    }
    case 'club': {
      const { club, season } = route;
      if (!season)
        return made(
          ofClub(() => import('../club/ClubPage.svelte')),
          { club },
        );
      if (route.part === 'paper')
        return made(
          ofClub(() => import('../club/ManualResultPage.svelte')),
          { club, season },
        );
      if (route.part === 'sheet')
        return made(
          ofClub(() => import('../club/ScoreSheet.svelte')),
          { club, season },
        );
      if (route.part === 'corrections')
        return made(
          ofClub(() => import('../club/CorrectionsPage.svelte')),
          { club, season },
        );
      if (route.part === 'import')
        return made(
          ofClub(() => import('../club/ImportPage.svelte')),
          { club, season },
        );
      return made(
        ofClub(() => import('../club/SeasonPage.svelte')),
        { club, season },
      );
    }
    case 'rules':
      return made(import('../pages/RulesPage.svelte'), {
        ...(route.game ? { game: route.game } : {}),
        ...(route.clause ? { clause: route.clause } : {}),
      });
  }
}
