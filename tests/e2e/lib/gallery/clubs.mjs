// Screenshots of clubs: created, joined, rule and members; seasons with their standings, manual results,
// what was taken back.
import { Person } from '../browser.mjs';
import { ClubMade, ZONE } from './club_made.mjs';

const HOUSE = { game: 'minchiate', preset: 'pagat', open: false };
const THEN = { from: '2025-10-01', to: '2099-05-31' };

async function founded(camera, made) {
  const { owner } = made;
  await owner.page.goto('/#/clubs');
  await owner.see('club-name');
  await camera.picture(owner.page, 'clubs-none');
  await owner.at('club-name').fill('Accademia dei Germini di San Frediano');
  await owner.at('club-zone').fill('Roma');
  await owner.press('found-club');
  await owner.page.getByRole('alert').waitFor();
  await camera.picture(owner.page, 'clubs-zone-wrong');
  await owner.at('club-zone').fill(ZONE);
  await owner.press('found-club');
  await owner.see('club-title');
  [, made.club] = /#\/club\/(\w+)/.exec(owner.page.url());
  await camera.picture(owner.page, 'club-new');
}

async function forms(camera, made) {
  const { owner, club } = made;
  const tab = (name, testid) => camera.at(owner, `#/club/${club}/${name}`, testid, `club-${name}`);
  await owner.page.goto(`/#/club/${club}/standings`);
  await owner.press('add-season');
  await owner.at('season-name').fill('Di troppo');
  await owner.at('season-from').fill('2026-01-01');
  await owner.at('season-to').fill('2026-02-01');
  await owner.press('save-season');
  await owner.see('season-from-wrong');
  await camera.picture(owner.page, 'club-season-form');
  await tab('members', 'members');
  await owner.press('change-club');
  await owner.at('invite-note').fill('chi viene il giovedì');
  await owner.press('invite-member');
  await owner.see('club-link');
  await camera.picture(owner.page, 'club-forms');
  const { version } = await made.ask('Ginevra', 'GET', made.of(''));
  await made.ask('Ginevra', 'PATCH', made.of(''), { version, name: 'Accademia dei Germini' });
  await owner.at('change-name').fill('Accademia mia');
  await owner.press('save-club');
  await owner.see('save-club-wrong');
  await camera.picture(owner.page, 'club-stale');
  await owner.page.reload();
  await camera.dialog(owner, 'delete-club', 'confirm-dialog', 'club-delete');
  const lapo = owner.at('members').getByRole('listitem').filter({ hasText: 'Lapo' }).getByRole('button');
  await camera.dialog(owner, lapo, 'confirm-dialog', 'club-remove');
  await owner.press('tab-evening');
  await owner.press('set-house');
  await owner.see('create-confirm');
  await camera.picture(owner.page, 'club-house');
  await owner.page.reload();
}

async function joined(camera, made, secret, { browser, server, locale }) {
  const bice = await Person.enter(browser, server.base, { name: 'Bice', locale });
  await camera.at(bice, `#/join/${secret}`, 'lobby-name', 'join-nobody');
  await bice.giveName();
  await camera.picture(bice.page, 'join');
  await made.take(bice, secret);
  await camera.at(bice, `#/club/${made.club}`, 'club-title', 'club-member');
  await camera.at(bice, '#/clubs', 'clubs', 'clubs');
  await camera.at(bice, `#/join/${secret}`, 'joined-already', 'join-already');
  await camera.at(bice, '#/join/AbCdEfGhIjKlMnOpQrStUv', 'join-gone', 'join-gone');
  return bice;
}

async function paper(camera, made, bice) {
  const { owner, club, season } = made;
  await camera.at(owner, `#/club/${club}/history/${season}`, 'enter-paper', 'history-empty');
  await owner.press('enter-paper');
  await owner.see('player-3');
  await camera.picture(owner.page, 'paper-empty');
  const members = ['Ginevra', 'Gualtieri degli Albizi', 'Bice', 'Cosimo'];
  for (const [i, label] of members.entries()) await owner.at(`player-${i}`).selectOption({ label });
  for (const [i, amount] of [3, -3, 3, -2].entries()) await owner.at(`amount-0-0-${i}`).fill(String(amount));
  await camera.picture(owner.page, 'paper-wrong');
  await owner.at('amount-0-0-3').fill('-3');
  await owner.press('add-hand');
  for (const [i, amount] of [-12, 12, -12, 12].entries()) await owner.at(`amount-0-1-${i}`).fill(String(amount));
  await camera.picture(owner.page, 'paper-filled');
  await owner.press('send-paper');
  await owner.see('waiting-paper');
  await camera.picture(owner.page, 'history-waiting');
  await camera.at(bice, `#/club/${club}/history/${season}`, 'confirm-paper', 'history-to-confirm');
}

async function season(camera, made) {
  const { owner, club, season: id } = made;
  for (const csv of [
    ClubMade.past('bolognese/ottocento', { evenings: 3, stakes: false, tables: 1 }),
    ClubMade.past('minchiate'),
  ])
    await made.ask('Ginevra', 'POST', made.of(`/seasons/${id}/import`), { csv, dry_run: false });
  await camera.at(owner, `#/club/${club}/${id}`, 'standings', 'season');
  await owner.press('tab-history');
  await owner.page.reload();
  await owner.page.locator('[data-testid^="match-"] summary').first().click();
  await camera.picture(owner.page, 'history');
  await owner.press('take-back');
  await owner.press('take-back-do');
  await owner.see('take-back-why-wrong');
  await camera.picture(owner.page, 'take-back');
  await owner.at('take-back-why').fill('Scritta al contrario.');
  await owner.press('take-back-do');
  await owner.see('taken-back');
  await camera.picture(owner.page, 'taken-back');
}

/** Returns the club, with everybody who has a page in it. */
export async function clubs(camera, house) {
  const made = await ClubMade.found(house);
  await founded(camera, made);
  const { version } = await made.ask('Ginevra', 'GET', made.of(''));
  await made.ask('Ginevra', 'PATCH', made.of(''), { version, house_rules: HOUSE, open: true });
  ({ season: made.season } = await made.ask('Ginevra', 'POST', made.of('/seasons'), {
    name: 'Inverno',
    ...THEN,
  }));
  const secret = await made.members();
  await made.ask('Ginevra', 'POST', made.of('/tables'), {});
  await made.owner.page.reload();
  await made.owner.see('no-evening');
  await camera.picture(made.owner.page, 'club-owner');
  await forms(camera, made);
  const bice = await joined(camera, made, secret, house);
  await paper(camera, made, bice);
  await season(camera, made);
  return { made, bice };
}
