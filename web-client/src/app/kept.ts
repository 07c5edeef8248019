// What this browser keeps for the page. Where keeping is denied (a private window, a setting) it is kept as long as the
// page is open.
interface Keeper {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function keeper(storage: () => Storage): Keeper {
  const here = new Map<string, string>();
  function tried<Answer>(use: (store: Storage) => Answer, otherwise: Answer): Answer {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => here.get(key) ?? tried((store) => store.getItem(key), null),
    set(key, value) {
      const done = tried((store) => {
        store.setItem(key, value);
        return true;
      }, false);
      if (done) here.delete(key);
      else here.set(key, value);
    },
    remove(key) {
      here.delete(key);
      tried((store) => store.removeItem(key), undefined);
    },
  };
}

/** Kept for good. */
export const lasting = keeper(() => localStorage);
/** Kept until this tab is closed. */
export const passing = keeper(() => sessionStorage);
