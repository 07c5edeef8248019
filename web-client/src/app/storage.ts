// Browser storage. Where it is denied (private window, browser setting), values last as long as the page is open.
interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function fallbackStore(storage: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  function attempt<Answer>(use: (store: Storage) => Answer, otherwise: Answer): Answer {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((store) => store.getItem(key), null),
    set(key, value) {
      const done = attempt((store) => {
        store.setItem(key, value);
        return true;
      }, false);
      if (done) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key), undefined);
    },
  };
}

/** Kept permanently. */
export const localStore = fallbackStore(() => localStorage);
/** Kept until the tab is closed. */
export const sessionStore = fallbackStore(() => sessionStorage);
