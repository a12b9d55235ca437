/** How far a message of staff has come. */
export type Tick = 'waiting' | 'sent' | 'delivered' | 'read';

/** How far the other side is, in milliseconds of the server's clock. */
export interface Cursor {
  delivered: number;
  read: number;
}

export const TICK_WORDS: Record<Tick, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
};

/** How far a message of a moment has come. */
export function tickOf(at: number, { delivered, read }: Cursor): Tick {
  if (read >= at) return 'read';
  return delivered >= at ? 'delivered' : 'sent';
}
