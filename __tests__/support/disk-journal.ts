import fsp from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { placeOf } from '@/lib/server/platform/files/file-store';

/** What was flushed to disk and what was sent to the database, in order. */
type Event =
  | { did: 'flushed'; what: string }
  | { did: 'renamed'; what: string; from: string }
  | { did: 'asked'; what: string; by: unknown };

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as { text: string }).text);

/** A statement's text with its values. */
const said = (given: readonly unknown[]) => {
  const [asked] = given;
  const { values = given[1] } = (typeof asked === 'object' ? asked : {}) as { values?: unknown };
  return `${textOf(asked)} ${Array.isArray(values) ? JSON.stringify(values) : ''}`;
};

/** Records every flush, rename and statement of the process without changing them. */
export function watchDisk() {
  const journal: Event[] = [];
  const { open, rename } = fsp;
  const opened = jest.spyOn(fsp, 'open').mockImplementation(async (...given) => {
    const handle = await open(...given);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      journal.push({ did: 'flushed', what: String(given[0]) });
    };
    return handle;
  });
  const renamed = jest.spyOn(fsp, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to);
    journal.push({ did: 'renamed', what: String(to), from: String(from) });
  });
  const client = pg.Client.prototype as unknown as { query: (this: unknown, ...given: unknown[]) => unknown };
  const { query } = client;
  const queried = jest.spyOn(client, 'query').mockImplementation(function (this: unknown, ...given) {
    journal.push({ did: 'asked', what: said(given), by: this });
    return query.apply(this, given);
  });

  return {
    stop: () => [opened, renamed, queried].forEach((spy) => spy.mockRestore()),
    /** The steps by which the bytes with a hash were stored. */
    stepsOf: (sha256: string): string[] => {
      const renamedAs = journal.find(({ did, what }) => did === 'renamed' && what.endsWith(placeOf(sha256)));
      const target = renamedAs?.what ?? '';
      // Another file in the same folder may come earlier.
      const named = journal.findIndex((event) => event === renamedAs);
      const written = journal.findIndex(
        ({ did, what }) => did === 'asked' && /insert into "files"/.test(what) && what.includes(sha256),
      );
      const row = journal[written];
      const names: [string, (event: Event, index: number) => boolean][] = [
        ['file flushed', (event) => event.did === 'flushed' && event.what === (renamedAs as { from?: string })?.from],
        ['renamed', (event) => event === renamedAs],
        [
          'folder flushed',
          ({ did, what }, index) => index > named && did === 'flushed' && what === path.dirname(target),
        ],
        ['row written', (event) => event === row],
        [
          'committed',
          (event, index) =>
            index > written &&
            event.did === 'asked' &&
            /^commit/i.test(event.what) &&
            row?.did === 'asked' &&
            event.by === row.by,
        ],
      ];
      const places = names.map(([name, matches]): [string, number] => [name, journal.findIndex(matches)]);
      return places
        .filter(([, place]) => place >= 0)
        .sort(([, one], [, other]) => one - other)
        .map(([name]) => name);
    },
    /** Folders that were flushed. */
    flushed: () => journal.flatMap(({ did, what }) => (did === 'flushed' ? [what] : [])),
  };
}
