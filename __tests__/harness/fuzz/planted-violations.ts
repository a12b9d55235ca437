import type { Random } from '@/lib/server/seed/random';
import type { WatchedServer } from '../watched-server/watched-server';
import { hang, HANGS, KINDS, type Kind, type Sent } from './planted-kinds';
import type { Reply } from './send-call';

interface Planted {
  kind: string;
  /** Number of the call. */
  call: number;
  /** What the fuzz has to say of it. */
  must: RegExp;
}

const OF_EACH = 3;

/** Stands between the fuzz and the server and breaks answers, so that the fuzz shows that it would notice. */
export class PlantedViolations {
  readonly planted: Planted[] = [];

  constructor(
    private readonly server: Pick<WatchedServer, 'ask'>,
    private readonly random: Random,
  ) {}

  /** The answer of a call, broken now and then, in the first way of some order that this call can be broken in. */
  async pass(call: number, sent: Sent): Promise<Reply | null> {
    const isTime = this.random.chance(0.3);
    for (const [kind, { must, plant }] of this.openKinds()) {
      // What few calls can be broken in takes its first chance, whenever that comes.
      if (!isTime && this.planted.some((one) => one.kind === kind)) continue;
      const broken = await plant(sent, this.server);
      if (broken === null) continue;
      this.planted.push({ kind, call, must });
      return broken === 'silence' ? null : broken;
    }
    return sent.reply;
  }

  /** Waits where an answer was planted that hangs, as it would whenever that call is made. */
  async delay(call: number): Promise<void> {
    if (this.planted.some((one) => one.call === call && one.kind === HANGS)) await hang();
  }

  /** Those that were not planted often enough, beginning anywhere, so that a rare one is never behind a common one. */
  private openKinds(): [string, Kind][] {
    const open = Object.entries(KINDS).filter(
      ([kind]) => this.planted.filter((one) => one.kind === kind).length < OF_EACH,
    );
    const start = this.random.below(Math.max(1, open.length));
    return [...open.slice(start), ...open.slice(0, start)];
  }

  /** What was not noticed of a call or, of the work behind it, at all; and what there was no call to plant in. */
  missed(problemsOf: (call: number) => string[], failedJobs: readonly string[]): string[] {
    const unseen = this.planted
      .filter(({ call, must }) => ![...problemsOf(call), ...failedJobs].some((problem) => must.test(problem)))
      .map(({ kind, call }) => `${kind} (call ${call})`);
    const never = Object.keys(KINDS).filter((kind) => !this.planted.some((one) => one.kind === kind));
    return [...unseen, ...never.map((kind) => `${kind}: could not be planted; make more calls`)];
  }
}
