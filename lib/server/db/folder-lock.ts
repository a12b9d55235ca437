import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export class FolderTaken extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another process (${holder}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
}

export interface FolderLock {
  release: () => Promise<void>;
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** Who answers at a lock, or null when nobody does any more. */
const askHolder = (address: string) =>
  new Promise<string | null>((resolve, reject) => {
    let answer = '';
    const socket = net.connect(address);
    socket.setTimeout(500, () => {
      // Connected but silent: its event loop is busy, so it is alive.
      socket.destroy();
      resolve(answer || 'busy');
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer || 'closing'));
    socket.on('error', (error) =>
      isCode(error, 'ECONNREFUSED', 'ENOENT', 'ECONNRESET') ? resolve(null) : reject(error),
    );
  });

const listen = (address: string) =>
  new Promise<net.Server>((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`process ${process.pid}`);
    });
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });

const closed = (server: net.Server) => new Promise<void>((resolve) => server.close(() => resolve()));

const inodeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.ino;

/** Socket paths may hold about 100 bytes, so the shorter spelling of the same place is taken. */
function shortest(file: string): string {
  const relative = path.relative(process.cwd(), file);
  const name = relative.length < file.length ? relative : file;
  if (Buffer.byteLength(name) <= 100) return name;
  throw new Error(`The path of the data folder is too long: ${file}. Set DATA_DIR to a shorter one.`);
}

/**
 * Takes a folder for this process alone. The lock is a listening socket, which the system closes with its process
 * however that ends, so a crash leaves nothing to clean up and no process id can be mistaken for another's.
 * @throws FolderTaken when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  fs.mkdirSync(folder, { recursive: true });
  const real = fs.realpathSync(folder);
  if (process.platform === 'win32') return lockByPipe(real);

  const lock = shortest(path.join(real, 'lock'));
  const own = shortest(path.join(real, `lock.${process.pid}`));
  fs.rmSync(own, { force: true });
  const server = await listen(own);
  const inode = inodeOf(own);
  const isOurs = () => inodeOf(lock) === inode;
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        fs.linkSync(own, lock);
        // Somebody who judged the old lock dead at the same moment may still remove ours: look again.
        await pause(150);
        if (isOurs()) return { release: () => release(server, lock, own, isOurs) };
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
        const judged = inodeOf(lock);
        const holder = await askHolder(lock);
        if (holder !== null) throw new FolderTaken(folder, holder);
        if (inodeOf(lock) === judged) fs.rmSync(lock, { force: true });
      }
    }
    throw new FolderTaken(folder, 'several started at once');
  } catch (error) {
    await closed(server);
    fs.rmSync(own, { force: true });
    throw error;
  }
}

async function release(server: net.Server, lock: string, own: string, isOurs: () => boolean): Promise<void> {
  if (isOurs()) fs.rmSync(lock, { force: true });
  await closed(server);
  fs.rmSync(own, { force: true });
}

async function lockByPipe(folder: string): Promise<FolderLock> {
  const address = `\\\\.\\pipe\\bomb-${Buffer.from(folder).toString('base64url')}`;
  try {
    const server = await listen(address);
    return { release: () => closed(server) };
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) throw new FolderTaken(folder, (await askHolder(address)) ?? 'closing');
    throw error;
  }
}
