import pg from 'pg';

interface Client {
  query: (this: unknown, ...given: unknown[]) => unknown;
}

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as { text: string }).text);

/** A pattern for the next statement, and the statement that runs just before it. */
type Step = [before: RegExp, statement: string];

/**
 * Runs statements just before others, one step after the other, as if another user had been slightly faster. They run
 * on the same connection: the embedded engine has no second one while a transaction is open.
 */
export function meanwhile(...steps: readonly Step[]): void {
  const client = pg.Client.prototype as unknown as Client;
  const { query } = client;
  const left = [...steps];
  const spy = jest.spyOn(client, 'query').mockImplementation(function (this: unknown, ...given) {
    const [step] = left;
    if (!step?.[0].test(textOf(given[0]))) return query.apply(this, given);
    left.shift();
    if (left.length === 0) spy.mockRestore();
    const done = Promise.resolve(query.call(this, step[1]));
    if (typeof given.at(-1) !== 'function') return done.then(() => query.apply(this, given));
    void done.then(() => query.apply(this, given));
  });
}
