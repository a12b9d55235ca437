import { sql } from 'drizzle-orm';
import { importRows } from '@/lib/server/db/schema/imports';
import { orm } from '@/lib/server/db/database';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { HARMLESS_TABLES, HOSTILE_TABLES } from '../support/hostile-tables';
import { importing } from '../support/importing';
import { workOff } from '../support/work-off';
import { textRow, sheetOf, workbookOf } from '../harness/foreign-files/workbooks';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
});

const { send, begin, refresh, rowsOf } = importing(api, () => as);

const countRows = (importId: string) => orm().$count(importRows, sql`${importRows.importId} = ${importId}`);

it.each(HOSTILE_TABLES)('%s: refused with what to do, and nothing is kept', async (_what, make, sentence) => {
  const made = await begin(make());
  const refusal = expect.stringMatching(sentence) as string;
  expect(made).toMatchObject({
    state: 'refused',
    refusal,
    rowCount: 0,
    job: { state: 'failed', failure: refusal, tries: 1 },
  });
  expect(await countRows(made.id)).toBe(0);
});

it.each(HARMLESS_TABLES)('%s: read as the table it is', async (_what, make, { rowCount, line }) => {
  const made = await begin(make());
  expect(made).toMatchObject({ state: 'read', refusal: null, rowCount, job: { state: 'done' } });
  expect((await rowsOf(made)).map((row) => row.line)).toEqual([line]);
});

it.each([
  ['a CSV file', (rows: string[][]) => rows.map((cells) => cells.join(',')).join('\n')],
  [
    'a workbook',
    (rows: string[][]) => workbookOf(sheetOf(rows.map((cells, index) => textRow(index + 1, cells)).join(''))),
  ],
])('50,000 rows of %s are read whole', async (_what, make) => {
  const sellers = Array.from({ length: 50_000 }, (_, index) => [
    `Trader ${index}`,
    'Asha',
    String(9_825_000_000 + index),
  ]);
  const made = await begin(make([['Business name', 'Contact name', 'Phone'], ...sellers]));
  expect(made).toMatchObject({
    state: 'read',
    rowCount: 50_000,
    mapping: { fields: ['businessName', 'contactName', 'phoneNumbers'] },
    job: { state: 'done', done: 100, total: 100, result: { rows: 50_000 } },
  });
  const { rows } = await orm().execute(sql`select count(*)::int as rows, count(distinct cells)::int as different,
    min(line) as first, max(line) as last from ${importRows} where import_id = ${made.id}`);
  expect(rows).toEqual([{ rows: 50_000, different: 50_000, first: 2, last: 50_001 }]);
});

it('ten at once are all answered', async () => {
  const [, make] = HOSTILE_TABLES[0] ?? [];
  const all = await Promise.all(Array.from({ length: 10 }, () => send(make?.() ?? '')));
  // More concurrent jobs than the allowed number of readers.
  await Promise.all(Array.from({ length: 4 }, workOff));
  const now = await Promise.all(all.map(refresh));
  expect(new Set(now.map(({ state }) => state))).toEqual(new Set(['refused']));
});
