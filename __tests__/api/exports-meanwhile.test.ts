import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { exportJob } from '@/lib/server/across/exports/service';
import { findOwnFile } from '@/lib/server/platform/files/file-service';
import type { Actor } from '@/lib/server/auth/actor';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { sellers } from '@/lib/server/db/schema/sellers';
import { fileStore } from '@/lib/server/platform/files/open-file-store';
import type { JobRun } from '@/lib/server/platform/jobs/job-kind';
import { serveApi } from '../support/api';
import { makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';

/** More rows than an export writes at a time. */
const MANY = 501;
const MINUTE = 60_000;

serveApi();

const names = Array.from({ length: MANY }, (_, n) => `Loom ${String(n).padStart(3, '0')}`);
const ids: string[] = [];
let actor: Actor;

beforeAll(async () => {
  const { id: userId, name, roles } = await makeUser({ roles: ['admin'] });
  actor = { userId, sessionId: '', name, roles, mustChangePassword: false };
});

beforeEach(async () => {
  await orm().delete(sellers);
  ids.length = 0;
  for (const [n, businessName] of names.entries()) {
    const lastActivityAt = new Date(clock.now().getTime() - (MANY - n) * MINUTE);
    ids.push((await makeSeller({ businessName, lastActivityAt, phoneNumbers: [] })).id);
  }
});

/** The exported sellers, with something happening after the first rows. */
async function written(query: string, meanwhile: () => Promise<unknown>) {
  const waiting = [meanwhile];
  const run: JobRun = {
    id: newId(),
    input: { list: 'sellers.list', query, format: 'csv' },
    place: null,
    actor,
    step: () => Promise.reject(new Error('An export has no steps.')),
    tell: async () => {
      await waiting.pop()?.();
    },
  };
  const { fileId } = await exportJob.run(run as never);
  const { sha256 } = await findOwnFile(orm(), fileId as string, actor);
  const csv = (await text(await fileStore().read(sha256))).replace(/^\uFEFF/, '');
  const rows = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
  return rows.map((row) => row['Business name']);
}

const touch = (n: number) => () =>
  orm()
    .update(sellers)
    .set({ lastActivityAt: clock.now() })
    .where(eq(sellers.id, ids[n] ?? ''));

describe('a seller who moves in the list while it is written', () => {
  it('is not left out: one of the last of whom something is heard', async () => {
    expect(await written('sort=-lastActivityAt', touch(0))).toEqual([...names].reverse());
  });

  it('is not written twice: one of the first of whom something is heard', async () => {
    expect(await written('sort=lastActivityAt', touch(5))).toEqual(names);
  });

  it('stays one of those who matched when it began', async () => {
    const rename = () =>
      orm()
        .update(sellers)
        .set({ businessName: 'Aarti', searchText: 'aarti', version: 2 })
        .where(eq(sellers.id, ids[MANY - 1] ?? ''));
    expect(await written('q=loom&sort=businessName', rename)).toEqual([...names.slice(0, -1), 'Aarti']);
  });
});

it('one who is gone meanwhile is left out', async () => {
  const remove = () =>
    orm()
      .delete(sellers)
      .where(eq(sellers.id, ids[MANY - 1] ?? ''));
  expect(await written('sort=businessName', remove)).toEqual(names.slice(0, -1));
});
