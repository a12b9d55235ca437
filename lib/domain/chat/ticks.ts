/** How far a message of staff has come. `unclear`: nobody knows whether the provider took it. */
export const TICKS = ['waiting', 'unclear', 'sent', 'delivered', 'read', 'failed'] as const;
export type Tick = (typeof TICKS)[number];

/** Those that more may be told of. */
export const OPEN_TICKS = ['waiting', 'unclear', 'sent', 'delivered'] as const satisfies readonly Tick[];

/** How far the other side is, in milliseconds of the server's clock. */
export interface Cursor {
  delivered: number;
  read: number;
}

export const TICK_WORDS: Record<Tick, string> = {
  waiting: 'Waiting to be sent',
  unclear: 'Not known whether it was sent',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Not delivered',
};

/** How far a message of a moment has come. */
export function tickOf(at: number, { delivered, read }: Cursor): Tick {
  if (read >= at) return 'read';
  return delivered >= at ? 'delivered' : 'sent';
}
