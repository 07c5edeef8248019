// Screenshots of clubs: created, joined, rule and members; seasons with their standings, manual results,
// corrections, imports.
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
  const { owner } = made;
  await owner.press('add-season');
  await owner.page.locator('#season-name').fill('Di troppo');
  await owner.page.locator('#season-from').fill('2026-01-01');
  await owner.page.locator('#season-to').fill('2026-02-01');
  await owner.press('save-season');
  await owner.page.locator('#season-wrong').waitFor();
  await owner.press('change-rule');
  await owner.press('change-club');
  await owner.at('invite-note').fill('chi viene il giovedì');
  await owner.press('invite-member');
  await owner.see('club-link');
  await camera.picture(owner.page, 'club-forms');
  await owner.page.reload();
  await owner.press('set-house');
  await owner.see('create-confirm');
  await camera.picture(owner.page, 'club-house');
  await owner.page.reload();
  await owner.press('delete-club');
  await owner.at('delete-typed').fill('Accademia');
  await owner.press('delete-do');
  await owner.see('delete-wrong');
  await camera.picture(owner.page, 'club-delete');
  await owner.page.reload();
  await owner.press('change-club');
  const { version } = await made.ask('Ginevra', 'GET', made.of(''));
  await made.ask('Ginevra', 'PATCH', made.of(''), { version, name: 'Accademia dei Germini' });
  await owner.page.locator('#change-name').fill('Accademia mia');
  await owner.press('save-club');
  await owner.see('stale');
  await camera.picture(owner.page, 'club-stale');
  const lapo = owner.at('members').getByRole('listitem').filter({ hasText: 'Lapo' }).getByRole('button');
  await camera.dialog(owner, lapo, 'remove-dialog', 'club-remove');
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

async function imported(camera, made) {
  const { owner } = made;
  const path = `#/club/${made.club}/${made.season}`;
  await camera.at(owner, path, 'season-title', 'season-empty');
  const csv = ClubMade.past('bolognese/ottocento', { evenings: 3, stakes: false, tables: 1 });
  await made.ask('Ginevra', 'POST', made.of(`/seasons/${made.season}/import`), { csv, dry_run: false });
  await camera.at(owner, `${path}/import`, 'import-text', 'import');
  const good = ClubMade.past('minchiate').split('\n');
  await owner.at('import-text').fill(good.with(6, good[6].replace(/[^,]+$/, 'molto')).join('\n'));
  await owner.press('import-do');
  await owner.see('import-wrong');
  await camera.picture(owner.page, 'import-wrong');
  await owner.at('import-text').fill(good.join('\n'));
  await owner.press('import-do');
  await owner.see('import-tried');
  await camera.picture(owner.page, 'import-tried');
  await owner.press('import-do');
  await owner.page.waitForFunction(() => document.querySelector('[data-testid="import-taken"]').textContent !== '');
  await camera.picture(owner.page, 'import-taken');
}

async function paper(camera, made, bice) {
  const { owner, club, season } = made;
  await camera.at(owner, `#/club/${club}/${season}/paper`, 'paper-form', 'paper-empty');
  await owner.press('send-paper');
  await owner.page.locator('#player-0-wrong').waitFor();
  const members = ['Ginevra', 'Gualtieri degli Albizi', 'Bice'];
  for (const [i, label] of members.entries()) await owner.page.locator(`#player-${i}`).selectOption({ label });
  for (const [i, amount] of [3, -3, 3, -2].entries()) await owner.at(`amount-0-0-${i}`).fill(String(amount));
  await camera.picture(owner.page, 'paper-wrong');
  await owner.at('amount-0-0-3').fill('-3');
  await owner.page.locator('#player-3').selectOption({ label: 'Cosimo' });
  await owner.press('add-hand');
  for (const [i, amount] of [-12, 12, -12, 12].entries()) await owner.at(`amount-0-1-${i}`).fill(String(amount));
  await camera.picture(owner.page, 'paper-filled');
  await owner.press('send-paper');
  await owner.see('papers');
  await camera.picture(owner.page, 'season');
  await camera.at(bice, `#/club/${club}/${season}`, 'confirm-paper', 'season-to-confirm');
}

async function season(camera, made) {
  const { owner, club, season: id } = made;
  await owner.page.goto(`/#/club/${club}/${id}`);
  await owner.see('standings');
  await owner.page.locator('summary').first().click();
  await camera.picture(owner.page, 'season-chart-table');
  await camera.dialog(owner, owner.at('standings').first().locator('button').first(), 'opened', 'season-opened');
  await owner.page.emulateMedia({ media: 'print' });
  await camera.picture(owner.page, 'season-print');
  await owner.page.emulateMedia({ media: null });
  await camera.at(owner, `#/club/${club}/${id}/corrections`, 'find-entries', 'corrections');
  const buttons = owner.page.locator('[data-testid^="correct-"]');
  const entry = Number((await buttons.first().getAttribute('data-testid')).replace('correct-', ''));
  await owner.press(`correct-${entry}`);
  await owner.at('correct-other').check();
  await owner.at('correct-amount-0').fill('17');
  await owner.press('correct-do');
  await owner.at('correct-why').fill('Scritta al contrario.');
  await owner.press('correct-do');
  await owner.see('correct-amounts-wrong');
  await camera.picture(owner.page, 'correct-wrong');
  const way = made.of(`/seasons/${id}/corrections`);
  await made.ask('Ginevra', 'POST', way, { entry, why: 'Scritta al contrario.', amounts: [2, -2, 2, -2] });
  await owner.page.reload();
  await owner.see(`why-${entry}`);
  await camera.picture(owner.page, 'corrected');
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
  await made.owner.see('members');
  await camera.picture(made.owner.page, 'club-owner');
  await forms(camera, made);
  const bice = await joined(camera, made, secret, house);
  await imported(camera, made);
  await paper(camera, made, bice);
  await season(camera, made);
  return { made, bice };
}
