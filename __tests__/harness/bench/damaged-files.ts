import { damagedFiles, type DamagedFile } from '../foreign-files/damaged-files';
import { ApiCaller, BadAnswer } from './api-caller';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { ADMIN, type Place, signIn, withFiles, withProcess } from './bench-server';
import { besideFigures, isAlive, withBeside } from './beside';
import { bringChat, bringTable } from './bring-file';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';

const FILES = 200;
const SEED = Number(process.env.BENCH_SEED || 1 + Math.floor(Math.random() * 1_000_000));
const SELLERS = 20_000;
/** Concurrent uploaders. */
const AT_ONCE = 4;

interface Fates {
  read: number;
  /** Rejected with a message that names the problem and the fix. */
  refused: number;
  /** Calls that got a server error, and jobs that ended with a server error. */
  broken: string[];
}

async function bringAll(api: ApiCaller, files: readonly DamagedFile[]): Promise<Fates> {
  const fates: Fates = { read: 0, refused: 0, broken: [] };
  const waiting = files.entries();
  const bringOne = async ([number, { kind, name, bytes }]: [number, DamagedFile]) => {
    try {
      const { refusal, state } = await (kind === 'table' ? bringTable : bringChat)(api, bytes, name);
      if (state === 'done') fates.read += 1;
      else if (refusal !== null && refusal.length > 0) fates.refused += 1;
      else fates.broken.push(`${name} number ${number}: ${state}`);
    } catch (error) {
      if (error instanceof BadAnswer && error.status < 500) fates.refused += 1;
      else fates.broken.push(`${name} number ${number}: ${String(error)}`);
    }
  };
  const work = async () => {
    for (const entry of waiting) await bringOne(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return fates;
}

const measureOn = async (engine: string, place: Place): Promise<Figure[]> => {
  await withFiles(place, () => addSellers(SELLERS, 0));
  return withProcess(place, async (origin, server) => {
    const { apiInfo } = await signIn(origin, ADMIN);
    const api = new ApiCaller(origin, apiInfo);
    const files = damagedFiles(FILES, SEED);
    return withBeside({ origin, accessToken: apiInfo.accessToken, server }, async (during) => {
      const beside = await during(() => bringAll(api, files));
      const { read, refused, broken } = beside.done;
      return [
        { name: `${engine}: read all the same`, value: read },
        { name: `${engine}: refused with what to do`, value: refused },
        { name: `${engine}: broke something`, value: broken.length, goal: { is: 0 } },
        ...broken.slice(0, 5).map((value) => ({ name: `${engine}: that is`, value })),
        ...besideFigures(engine, beside),
        { name: `${engine}: the process`, value: isAlive(server) ? 'lives' : 'is dead', goal: { is: 'lives' } },
      ];
    });
  });
};

/** Damaged tables and chats: each is read or rejected, and no other user waits. */
export const measureDamagedFiles = async (): Promise<Section> => ({
  title: `${FILES} damaged tables and chats, seed ${SEED}`,
  note: 'Bytes are flipped, cut off, taken out or doubled. BENCH_SEED=… gives the same files again.',
  figures: [
    ...(await withFolder((folder) => measureOn('embedded', { folder }))),
    ...(await onPostgres((databaseUrl) => withFolder((folder) => measureOn('PostgreSQL', { folder, databaseUrl })))),
  ],
});
