/** Fallback when the browser stores nothing (storage blocked or full): the session then lasts as long as the tab. */
const memory = new Map<string, string>();

/** Local storage that never throws. */
export const browserStorage = {
  get(key: string): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  remove(key: string): void {
    memory.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // No value is stored.
    }
  },
};
