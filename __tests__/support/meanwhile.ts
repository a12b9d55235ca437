import pg from 'pg';

interface Client {
  query: (this: unknown, ...given: unknown[]) => unknown;
}

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as { text: string }).text);

/**
 * Has a statement run just before the next one like this, as if somebody else had been faster by that much. It runs on
 * the same connection: the embedded engine has no second one while a transaction is open.
 */
export function meanwhile(before: RegExp, statement: string): void {
  const client = pg.Client.prototype as unknown as Client;
  const { query } = client;
  const spy = jest.spyOn(client, 'query').mockImplementation(function (this: unknown, ...given) {
    if (!before.test(textOf(given[0]))) return query.apply(this, given);
    spy.mockRestore();
    const done = Promise.resolve(query.call(this, statement));
    if (typeof given.at(-1) !== 'function') return done.then(() => query.apply(this, given));
    void done.then(() => query.apply(this, given));
  });
}
