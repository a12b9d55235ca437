import type { Random } from '@/lib/server/seed/random';
import type { WatchedServer } from '../watched-server/watched-server';
import { hang, HANGS, KINDS, type Kind, type Sent } from './planted-kinds';
import type { Reply } from './send-call';

interface Planted {
  kind: string;
  /** Number of the call. */
  call: number;
  /** The finding that the fuzz must report. */
  must: RegExp;
}

const OF_EACH = 3;

/** Sits between the fuzz and the server and breaks responses, to prove that the fuzz notices. */
export class PlantedViolations {
  readonly planted: Planted[] = [];

  constructor(
    private readonly server: Pick<WatchedServer, 'ask'>,
    private readonly random: Random,
  ) {}

  /** The response to a call, sometimes broken, by the first violation in random order that suits the call. */
  async pass(call: number, sent: Sent): Promise<Reply | null> {
    const isTime = this.random.chance(0.3);
    for (const [kind, { must, plant }] of this.openKinds()) {
      // A violation that suits few calls is planted at its first opportunity.
      if (!isTime && this.planted.some((one) => one.kind === kind)) continue;
      const broken = await plant(sent, this.server);
      if (broken === null) continue;
      this.planted.push({ kind, call, must });
      return broken === 'silence' ? null : broken;
    }
    return sent.reply;
  }

  /** Waits if a hanging response was planted for this call, as a repeated call would hang as well. */
  async delay(call: number): Promise<void> {
    if (this.planted.some((one) => one.call === call && one.kind === HANGS)) await hang();
  }

  /** Violations not planted often enough, in rotated order, so that a rare kind is never behind a common one. */
  private openKinds(): [string, Kind][] {
    const open = Object.entries(KINDS).filter(
      ([kind]) => this.planted.filter((one) => one.kind === kind).length < OF_EACH,
    );
    const start = this.random.below(Math.max(1, open.length));
    return [...open.slice(start), ...open.slice(0, start)];
  }

  /** Planted violations that went unnoticed, of calls and of their jobs, and violations that suited no call. */
  missed(problemsOf: (call: number) => string[], failedJobs: readonly string[]): string[] {
    const unseen = this.planted
      .filter(({ call, must }) => ![...problemsOf(call), ...failedJobs].some((problem) => must.test(problem)))
      .map(({ kind, call }) => `${kind} (call ${call})`);
    const never = Object.keys(KINDS).filter((kind) => !this.planted.some((one) => one.kind === kind));
    return [...unseen, ...never.map((kind) => `${kind}: could not be planted; make more calls`)];
  }
}
