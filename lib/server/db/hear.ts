import type pg from 'pg';
import { SECOND } from '../clock';
import { log } from '../log';
import { database } from './database';

interface Hearing {
  channel: string;
  /** Name of a lock held as long as the connection lives, so that others can check whether it does. */
  mark: string;
  onNotice: (text: string) => void;
  /** Connected, initially or again: notices sent before are missed. */
  onConnected: () => Promise<void>;
  onLost: () => void;
}

/** Listens to notices from other processes through PostgreSQL, on a separate connection, until ended. */
export async function hear({ channel, mark, onNotice, onConnected, onLost }: Hearing): Promise<() => void> {
  let isOver = false;
  let client: pg.PoolClient | null = null;

  async function connect(): Promise<void> {
    const connected = await database().pool.connect();
    client = connected;
    connected.on('notification', ({ payload = '' }) => onNotice(payload));
    // Never removed: the connection may fail again while it is released.
    connected.on('error', () => handleLoss(connected));
    connected.on('end', () => handleLoss(connected));
    await connected.query('select pg_advisory_lock(hashtextextended($1, 0))', [mark]);
    await connected.query(`listen ${channel}`);
    await onConnected();
  }

  function handleLoss(lost: pg.PoolClient): void {
    if (isOver || client !== lost) return;
    drop();
    log.warn({ channel }, 'the connection that hears of other processes broke');
    onLost();
    retry();
  }

  function drop(): void {
    client?.removeAllListeners('notification');
    client?.release(true);
    client = null;
  }

  function retry(): void {
    setTimeout(() => {
      if (isOver) return;
      connect().catch(() => {
        drop();
        retry();
      });
    }, SECOND).unref();
  }

  await connect();
  return () => {
    isOver = true;
    drop();
  };
}
