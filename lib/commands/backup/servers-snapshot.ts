import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { snapshotAddress, type SnapshotAnswer } from '../../server/platform/backup/snapshot-socket';
import type { Snapshot } from '../../server/platform/backup/take-snapshot';
import { CommandRefused } from '../tell-and-exit';

/** Connects to the server that has the data folder open; null when there is none. */
const connect = (dataFolder: string) =>
  new Promise<net.Socket | null>((resolve, reject) => {
    const socket = net.connect(snapshotAddress(dataFolder), () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(null) : reject(error),
    );
  });

async function readAnswer(socket: net.Socket): Promise<SnapshotAnswer> {
  for await (const line of createInterface({ input: socket })) return JSON.parse(line) as SnapshotAnswer;
  throw new CommandRefused('The server stopped before its snapshot was whole. Try again.');
}

/**
 * Runs the work with a snapshot that the running server keeps until the work is done; null when no server is running.
 */
export async function withServersSnapshot<Result>(
  dataFolder: string,
  work: (place: string, snapshot: Snapshot) => Promise<Result>,
): Promise<Result | null> {
  const socket = await connect(dataFolder);
  if (!socket) return null;
  try {
    const answer = await readAnswer(socket);
    if ('refused' in answer) throw new CommandRefused(`No backup was made. ${answer.refused}`);
    return await work(path.join(dataFolder, answer.folder), answer);
  } finally {
    socket.destroy();
  }
}
