import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { Engine } from '../../db/embedded-engine';
import { shortestPath } from '../../db/folder-lock';
import { log } from '../../log';
import { type Snapshot, takeSnapshot } from './take-snapshot';

/** The server's reply: the snapshot's path within the data folder, or why there is none. */
export type SnapshotAnswer = ({ folder: string } & Snapshot) | { refused: string };

const answerLine = (answer: SnapshotAnswer): string => `${JSON.stringify(answer)}\n`;

const SNAPSHOT = /^snapshot\.[0-9a-f]+$/;

/** Only users who may write to the data folder can connect to a socket in it, so no password is needed. */
export function snapshotAddress(dataFolder: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\bomb-snapshot-${Buffer.from(path.resolve(dataFolder)).toString('base64url')}`;
  return shortestPath(path.resolve(dataFolder, 'snapshot.sock'));
}

/** A new folder name for a snapshot. Leftovers of dead processes are removed. */
export async function newSnapshotFolder(dataFolder: string): Promise<string> {
  for (const name of (await fs.readdir(dataFolder)).filter((entry) => SNAPSHOT.test(entry)))
    await fs.rm(path.join(dataFolder, name), { recursive: true, force: true });
  return `snapshot.${randomBytes(4).toString('hex')}`;
}

/**
 * Provides snapshots for `npm run backup` while this process has the data folder: a client gets the path on connecting,
 * and the snapshot is removed when it disconnects.
 */
export async function answerSnapshots(engine: Engine, dataFolder: string): Promise<{ close: () => Promise<void> }> {
  const address = snapshotAddress(dataFolder);
  const clients = new Set<net.Socket>();
  let isBusy = false;

  const serve = async (socket: net.Socket): Promise<void> => {
    const left = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const say = (answer: SnapshotAnswer) => socket.write(answerLine(answer));
    if (isBusy) return void say({ refused: 'Another backup is being made.' });
    isBusy = true;
    const folder = await newSnapshotFolder(dataFolder);
    const place = path.join(dataFolder, folder);
    try {
      say({ folder, ...(await takeSnapshot(engine, dataFolder, place)) });
      await left;
    } finally {
      await fs.rm(place, { recursive: true, force: true });
      isBusy = false;
    }
  };

  const server = net.createServer((socket) => {
    clients.add(socket);
    socket.resume();
    socket.on('error', () => socket.destroy());
    socket.once('close', () => clients.delete(socket));
    serve(socket).catch((error: unknown) => {
      log.error({ error: String(error) }, 'a backup failed');
      socket.write(answerLine({ refused: 'The server could not make it; its log says why.' }));
    });
  });
  // Left by a dead process; this one holds the folder's lock.
  await fs.rm(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve());
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of clients) socket.destroy();
      }),
  };
}
