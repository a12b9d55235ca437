import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export class FolderTaken extends Error {
  constructor(folder: string, pid?: string) {
    const holder = pid ? ` (process ${pid})` : '';
    super(
      `The data folder ${folder} is in use by another process${holder}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
}

export interface FolderLock {
  release: () => Promise<void>;
}

/** A claim is a listening socket with a unique name; the holder's claim has a file beside it. */
const CLAIM = /^lock\.(\d+)\.[0-9a-f]+$/;
const heldBy = (claim: string) => `${claim}.held`;

/** How often, and how far apart, processes starting at once check whether the others gave way. */
const LOOKS = 80;
const BETWEEN_LOOKS = 25;

const isCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Socket paths are limited to about 100 bytes, so the shorter spelling of the same path is used. */
export function shortestPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  const name = relative.length < file.length ? relative : file;
  if (Buffer.byteLength(name) <= 100) return name;
  throw new Error(`The path of the data folder is too long: ${path.dirname(file)}. Set DATA_DIR to a shorter one.`);
}

/** Whether a process listens there. The system answers, so a process too busy to respond counts as well. */
const isAlive = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => resolve(!isCode(error, 'ECONNREFUSED', 'ENOENT')));
  });

const listen = (address: string) =>
  new Promise<net.Server>((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });

const closed = (server: net.Server) => new Promise<void>((resolve) => server.close(() => resolve()));

const remove = (...files: string[]) => files.forEach((file) => fs.rmSync(file, { force: true }));

interface Claim {
  name: string;
  withdraw: () => Promise<void>;
}

async function makeClaim(folder: string): Promise<Claim> {
  const id = `${process.pid}.${randomBytes(4).toString('hex')}`;
  const unseen = path.join(folder, `new.${id}`);
  const name = `lock.${id}`;
  const file = path.join(folder, name);
  const server = await listen(shortestPath(unseen));
  // It listens before it becomes visible, so it is never taken for dead.
  fs.renameSync(unseen, file);
  return {
    name,
    withdraw: async () => {
      remove(heldBy(file), file);
      await closed(server);
    },
  };
}

interface Rival {
  name: string;
  pid: string | undefined;
  isHolder: boolean;
}

/** All other claims on the folder. Those of dead processes are removed. */
async function findRivals(folder: string, own: string | undefined): Promise<Rival[]> {
  const rivals: Rival[] = [];
  for (const name of fs.readdirSync(folder).filter((entry) => CLAIM.test(entry) && entry !== own)) {
    const file = path.join(folder, name);
    if (!(await isAlive(shortestPath(file)))) remove(heldBy(file), file);
    else rivals.push({ name, pid: CLAIM.exec(name)?.[1], isHolder: fs.existsSync(heldBy(file)) });
  }
  return rivals;
}

/**
 * Locks a folder for this process. A process holds it when it has made a claim and then sees no other: of two
 * concurrent claims at least one sees the other, and the later name gives way. The system closes a process's sockets
 * however it ends, so a crash blocks nothing and processes are never confused.
 * @throws FolderTaken when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  fs.mkdirSync(folder, { recursive: true });
  const real = fs.realpathSync(folder);
  if (process.platform === 'win32') return lockByPipe(real);

  let claim: Claim | undefined;
  let rivals: Rival[] = [];
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      rivals = await findRivals(real, claim?.name);
      if (rivals.some((rival) => rival.isHolder)) break;
      if (claim && rivals.length === 0) {
        fs.writeFileSync(heldBy(path.join(real, claim.name)), '');
        const { withdraw } = claim;
        claim = undefined;
        return { release: withdraw };
      }
      if (!claim && rivals.length === 0) {
        claim = await makeClaim(real);
        continue;
      }
      const { name = '' } = claim ?? {};
      if (rivals.some((rival) => rival.name < name)) {
        await claim?.withdraw();
        claim = undefined;
      }
      await pause(BETWEEN_LOOKS);
    }
    throw new FolderTaken(folder, (rivals.find((rival) => rival.isHolder) ?? rivals[0])?.pid);
  } finally {
    await claim?.withdraw();
  }
}

async function lockByPipe(folder: string): Promise<FolderLock> {
  const address = `\\\\.\\pipe\\bomb-${Buffer.from(folder).toString('base64url')}`;
  try {
    const server = await listen(address);
    return { release: () => closed(server) };
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) throw new FolderTaken(folder);
    throw error;
  }
}
