import { clock } from '../../../clock';
import { orm } from '../../../db/database';
import type { Auth, Rules } from '../rules/rules';
import type { Store } from './store';
import { NotLoaded, Reading } from './view';

/** Whether a place may be read, and what the answer depends on. */
export interface ReadVerdict {
  isAllowed: boolean;
  /** Rows and spans whose changes may affect the answer. */
  used: ReadonlySet<string>;
  /** True when time alone may affect it. */
  usesTime: boolean;
}

/** Evaluates the rules, reading the data they need. */
export async function mayRead(store: Store, rules: Rules, path: string, auth: Auth | null): Promise<ReadVerdict> {
  const reading = new Reading(store.layout);
  for (;;) {
    let usesTime = false;
    const now = () => {
      usesTime = true;
      return clock.now().getTime();
    };
    try {
      const isAllowed = rules.mayRead(path, { auth, view: reading, now });
      return { isAllowed, used: reading.used, usesTime };
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await store.load(orm(), reading, [error.path]);
    }
  }
}
