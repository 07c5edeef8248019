// Screenshots of a club's evening: created, attendees, drawn, its links, its tables live, and joining by a link.
import { Person } from '../browser.mjs';
import { shownLinks } from '../company.mjs';
import { ClubMade } from './club_made.mjs';

async function called(camera, made) {
  const { owner, club } = made;
  await owner.page.goto(`/#/club/${club}`);
  await owner.press('call-evening');
  await owner.at('evening-name').fill('Giovedì dei germini');
  await owner.at('evening-at').fill('2020-01-01T21:00');
  await owner.press('save-evening');
  await owner.see('evening-at-wrong');
  await owner.at('evening-form').scrollIntoViewIfNeeded();
  await camera.picture(owner.page, 'evening-call-wrong');
  await owner.at('evening-at').fill(ClubMade.hour(2));
  await owner.press('save-evening');
  await owner.page.waitForURL(/#\/evening\//);
  await owner.see('answer-yes');
  await camera.picture(owner.page, 'evening-called');
  const [, evening] = /#\/evening\/\w+\/(\w+)/.exec(owner.page.url());
  return evening;
}

async function drawn(camera, made, bice, at) {
  const { owner } = made;
  const api = made.of(`/evenings/${at.split('/').at(-1)}`);
  const yes = ['Ginevra', 'Lapo', 'Cosimo', 'Bianca', 'Neri', 'Gualtieri degli Albizi'];
  for (const name of yes) await made.ask(name, 'POST', `${api}/answer`, { answer: 'yes' });
  await made.ask('Tessa', 'POST', `${api}/answer`, { answer: 'no' });
  await made.ask('Nannina', 'POST', `${api}/answer`, { answer: 'perhaps' });
  await made.ask('Ginevra', 'POST', `${api}/guests`, { name: 'Zio Tullio' });
  await owner.page.reload();
  await owner.at('coming').getByText('Zio Tullio').waitFor();
  await owner.at('guest-name').fill('ginevra');
  await owner.press('add-guest');
  await owner.see('guest-name-wrong');
  await camera.picture(owner.page, 'evening-who-comes');
  await owner.page.getByTestId('draw-missing').selectOption('open');
  await owner.press('draw');
  await owner.see('drawn-2');
  await camera.picture(owner.page, 'evening-drawn');
  await owner.press('by-hand');
  await owner.see('fill-form');
  await camera.picture(owner.page, 'evening-by-hand');
  await camera.at(bice, at, 'answer-yes', 'evening-member');
  await owner.page.reload();
  await owner.press('change-evening');
  const { version, title, at: when } = await made.ask('Ginevra', 'GET', api);
  const change = { version, title: `${title} grassi`, at: when, minutes: 180, called_off: false };
  await made.ask('Ginevra', 'PATCH', api, change);
  await owner.at('evening-name').fill('Giovedì magro');
  await owner.press('save-evening');
  await owner.see('save-evening-wrong');
  await camera.picture(owner.page, 'evening-stale');
  await owner.page.reload();
}

/** The tables are opened: links by the name of their player. */
async function opened(camera, made, at) {
  const { owner } = made;
  await owner.press('open-tables');
  await owner.see('links');
  await camera.picture(owner.page, 'links');
  const links = await shownLinks(owner);
  await owner.page.reload();
  await owner.see('renew-links');
  await camera.picture(owner.page, 'links-told');
  await camera.dialog(owner, 'renew-links', 'confirm-dialog', 'links-renew');
  await camera.at(owner, at, 'my-seat', 'evening-open');
  return links;
}

async function come(camera, made, links, { browser, server, locale }) {
  const enter = (name) => Person.enter(browser, server.base, { name, locale });
  const tullio = await enter('Zio Tullio');
  await camera.at(tullio, links['Zio Tullio'].replace(/^.*#/, '#'), 'lobby-name', 'come-guest');
  await tullio.press('lobby-enter');
  await tullio.press('take-seat');
  await tullio.page.waitForURL(/#\/table\//);
  await tullio.see('waiting-room');
  const stranger = await enter('Bruto');
  await camera.at(stranger, links['Zio Tullio'].replace(/^.*#/, '#'), 'seat-given', 'come-given');
  await camera.at(stranger, links.watch.replace(/^.*#/, '#'), 'live-2', 'come-watch');
  await camera.at(stranger, '#/come/AbCdEfGhIjKlMnOpQrStUv', 'come-problem', 'come-gone');
  await camera.at(stranger, links.organiser.replace(/^.*#/, '#'), 'live-2', 'come-organiser');
  await stranger.leave();
  return tullio;
}

/** Everybody with a page in the club besides its owner. */
export async function evenings(camera, { made, bice }, house) {
  const { owner, club } = made;
  const evening = await called(camera, made);
  const at = `#/evening/${club}/${evening}`;
  await drawn(camera, made, bice, at);
  const links = await opened(camera, made, at);
  const tullio = await come(camera, made, links, house);
  await owner.press('my-seat');
  await owner.page.waitForURL(/#\/table\//);
  await owner.page.goto(`/${at}`);
  await owner.see('live-2');
  await owner.page.getByTestId('live-tables').getByRole('listitem').filter({ hasText: 'Tullio' }).first().waitFor();
  await camera.picture(owner.page, 'run');
  const freeing = owner.page.locator('[data-testid^="free-"]').first();
  await camera.dialog(owner, freeing, 'confirm-dialog', 'run-free');
  await tullio.leave();
  await camera.at(owner, `#/club/${club}`, 'evening-title', 'club-evening');
  await owner.page.goto(`/${at}`);
  await owner.press('close-tables');
  await owner.press('confirm-yes');
  await owner.see('open-tables');
  await owner.press('call-off');
  await owner.press('confirm-yes');
  await owner.see('called-off');
  await camera.picture(owner.page, 'evening-called-off');
  await bice.leave();
  await owner.leave();
}
