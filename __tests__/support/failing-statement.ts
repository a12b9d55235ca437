import pg from 'pg';
import { BROKEN } from './broken-statement';

/** The `query` of `pg`'s client, for either engine; the pool passes a callback, a transaction awaits. */
interface Client {
  query: (this: unknown, ...given: unknown[]) => unknown;
}

type Told = (error: Error) => void;

/** Statements that open, roll back or divide a transaction always work: otherwise nothing could be undone. */
const FRAME = /^(begin|rollback|savepoint|release)\b/;

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as { text: string }).text).trim();

/**
 * Makes the statement with this number fail before it reaches the database, commits included, until `mend` is called.
 * `mend` returns that statement; undefined if there were fewer.
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
