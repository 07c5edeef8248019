// The table's dialogs, once they are here. They come before anybody can have pressed for one: with the first stir of
// mouse, finger or keyboard, or else when the table has been looked at for a while.
export type Dialogs = typeof import('./dialogs');

const WHILE_MS = 5000;
const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const;

export class DialogsHere {
  all = $state.raw<Dialogs | null>(null);
  /** They could not be fetched: another try may be asked for. */
  failed = $state(false);
  #under: Promise<void> | null = null;

  constructor(readonly load: () => Promise<Dialogs>) {}

  fetch(): Promise<void> {
    this.failed = false;
    this.#under ??= this.load().then(
      (all) => void (this.all = all),
      () => {
        this.#under = null;
        this.failed = true;
      },
    );
    return this.#under;
  }

  /** For the beginning of a part of the page; answers how to end it. */
  await(): () => void {
    if (this.all) return () => undefined;
    const fetch = (): void => {
      end();
      void this.fetch();
    };
    const timer = setTimeout(fetch, WHILE_MS);
    const end = (): void => {
      clearTimeout(timer);
      for (const stir of STIRS) removeEventListener(stir, fetch, true);
    };
    for (const stir of STIRS) addEventListener(stir, fetch, { capture: true, passive: true });
    return end;
  }
}

export const dialogs = new DialogsHere(() => import('./dialogs'));
