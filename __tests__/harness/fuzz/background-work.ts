import type { WatchedServer } from '../watched-server/watched-server';

interface Failed {
  id: string;
  kind: string;
  input: unknown;
  failure: string | null;
}

/** Jobs that failed in a retryable way on their first try: their remaining work is cancelled. */
const CALLED_OFF = `select id, kind, input, null as failure from jobs
  where state = 'cancelled' and cancelled_at is null and tries > 0`;

/** Runs the jobs that calls started, and records server-side failures. */
export class BackgroundWork {
  readonly failed: string[] = [];
  private readonly known = new Set<string>();

  constructor(private readonly server: Pick<WatchedServer, 'ask'>) {}

  async round(): Promise<void> {
    const over = await this.server.ask<Failed[]>({ ask: 'work' });
    const calledOff = await this.server.ask<Failed[]>({ ask: 'sql', text: CALLED_OFF, values: [] });
    const fresh = calledOff.filter(({ id }) => !this.known.has(id));
    for (const { id } of fresh) this.known.add(id);
    // Refusals by the product itself have a sentence of their own.
    for (const { kind, input, failure } of [...over, ...fresh])
      if (!failure || /our side/.test(failure)) this.failed.push(`${kind} ${JSON.stringify(input)}`);
  }
}
