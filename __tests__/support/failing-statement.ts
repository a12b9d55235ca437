import pg from 'pg';
import { BROKEN } from './broken-statement';

/** What `pg`'s client is asked, whichever engine is behind it; the pool hands a callback over, a transaction waits. */
interface Client {
  query: (this: unknown, ...given: unknown[]) => unknown;
}

type Told = (error: Error) => void;

/** What opens, undoes or divides a transaction always works: without it nothing could be put right. */
const FRAME = /^(begin|rollback|savepoint|release)\b/;

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as { text: string }).text).trim();

/**
 * Makes the statement at this turn fail before it reaches the database, a commit among them, until `mend` is called.
 * Tells which one it was; undefined when there were not so many.
 */
export function failStatement(turn: number): { mend: () => string | undefined } {
  const client = pg.Client.prototype as unknown as Client;
  const { query } = client;
  let turns = 0;
  let failed: string | undefined;
  const spy = jest.spyOn(client, 'query').mockImplementation(function (this: unknown, ...given) {
    const text = textOf(given[0]);
    if (FRAME.test(text) || (turns += 1) !== turn) return query.apply(this, given);
    failed = text;
    const error = Object.assign(new Error(BROKEN), { code: 'P0001' });
    const last = given.at(-1);
    if (typeof last !== 'function') return Promise.reject(error);
    process.nextTick(last as Told, error);
  });
  return {
    mend: () => {
      spy.mockRestore();
      return failed;
    },
  };
}
