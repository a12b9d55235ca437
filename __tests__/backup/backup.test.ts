import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { restoreBackup } from '@/lib/commands/backup/restore-backup';
import { makeBackup } from '@/lib/commands/backup/make-backup';
import { digestTables } from '@/lib/commands/backup/table-digests';
import { checkFiles } from '@/lib/server/platform/files/check-service';
import { keepFile } from '@/lib/server/platform/files/file-service';
import { answerSnapshots } from '@/lib/server/platform/backup/snapshot-socket';
import { type Database, openDatabase } from '@/lib/server/db/database';
import { FolderTaken } from '@/lib/server/db/folder-lock';
import { env } from '@/lib/server/env';
import { makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';

/** The folder with uploaded files from the settings; it is both backed up and restored. */
const DATA = env().DATA_DIR;
const place = (name: string) => path.join(path.dirname(DATA), `${path.basename(DATA)}-${name}`);
const BACKUP = place('backup');

let database: Database;
let snapshots: { close: () => Promise<void> };

const open = async () => {
  database = await openDatabase({ DATA_DIR: DATA, DATABASE_URL: undefined, DATABASE_POOL: 1 });
  snapshots = await answerSnapshots(database, DATA);
};
const close = () => snapshots.close().then(database.close);

const digests = async () => Object.fromEntries(await digestTables(database.pool));
const bytesOf = (folder: string) =>
  fs
    .readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8')])
    .sort();

/** A user's file and a seller, each with its history entry. */
async function write(text: string): Promise<void> {
  const owner = await makeUser();
  await keepFile(Readable.from([text]), { name: `${text}.csv`, type: 'text/csv' }, { userId: owner.id });
  await makeSeller({ businessName: text });
}

// Creating a database takes seconds, so tests share one, and each continues from the state the last one left.
beforeAll(async () => {
  await open();
  await write('before the backup');
});
afterEach(() => {
  for (const name of ['backup', 'other']) fs.rmSync(place(name), { recursive: true, force: true });
});
afterAll(close);

it('restores every row and every file as they were, though the server kept running', async () => {
  const source = { rows: await digests(), files: bytesOf(DATA) };
  const { tables, files, lost, wasRunning } = await makeBackup(DATA, BACKUP);
  expect([tables.bytes > 0, files.files, lost, wasRunning]).toEqual([true, 1, [], true]);
  await write('after the backup');
  await close();

  await expect(restoreBackup(BACKUP, DATA, false)).rejects.toThrow('holds data already');
  const { setAside, missing } = await restoreBackup(BACKUP, DATA, true);
  await open();
  expect({ rows: await digests(), files: bytesOf(DATA) }).toEqual(source);
  expect([missing, bytesOf(setAside ?? '').length]).toEqual([[], 2]);
});

it('is of one moment under writes: each row has its file, acknowledged rows are in', async () => {
  let isOver = false;
  let acknowledged = 0;
  const writing = (async () => {
    while (!isOver) {
      await write(`write ${acknowledged}`);
      acknowledged += 1;
    }
  })();
  while (acknowledged < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  const sure = acknowledged;
  await makeBackup(DATA, BACKUP);
  isOver = true;
  await writing;
  await close();
  await restoreBackup(BACKUP, DATA, true);
  await open();
  const { files, ...report } = await checkFiles();
  expect(report).toEqual({ lost: [], damaged: [], orphans: [] });
  const { rows } = await database.pool.query('select count(*)::int as sellers from sellers');
  expect(files).toBeGreaterThan(sure);
  // The snapshot may fall between a file and its seller.
  expect([files, files - 1]).toContain(rows[0].sellers);
});

it('is taken of a stopped server too, but not while the folder is in use', async () => {
  const source = await digests();
  await snapshots.close();
  await expect(makeBackup(DATA, BACKUP)).rejects.toThrow(FolderTaken);
  await database.close();
  expect((await makeBackup(DATA, BACKUP)).wasRunning).toBe(false);
  const { rows, setAside } = await restoreBackup(BACKUP, place('other'), false);
  await open();
  expect(await digests()).toEqual(source);
  expect([setAside, rows.get('public.sellers')]).toEqual([null, Number(source['public.sellers']?.split(':')[0])]);
  await expect(restoreBackup(BACKUP, DATA, true)).rejects.toThrow(FolderTaken);
});

it('is refused when a byte changed or is missing, and leaves what is there untouched', async () => {
  await makeBackup(DATA, BACKUP);
  await expect(makeBackup(DATA, BACKUP)).rejects.toThrow('is there already');
  const version = path.join(BACKUP, 'database', 'PG_VERSION');
  const good = fs.readFileSync(version);
  fs.writeFileSync(version, '1');
  await expect(restoreBackup(BACKUP, place('other'), false)).rejects.toThrow(
    'The backup is damaged: database/PG_VERSION',
  );
  fs.rmSync(version);
  await expect(restoreBackup(BACKUP, place('other'), false)).rejects.toThrow('The backup is not whole');
  fs.writeFileSync(version, good);
  const sums = path.join(BACKUP, 'SHA256SUMS');
  fs.appendFileSync(sums, `${'0'.repeat(64)}  ../../outside\n`);
  await expect(restoreBackup(BACKUP, place('other'), false)).rejects.toThrow('a line that is none');
  fs.rmSync(sums);
  await expect(restoreBackup(BACKUP, place('other'), false)).rejects.toThrow('is no whole backup');
  expect(fs.readdirSync(place('other'))).toEqual([]);
});
