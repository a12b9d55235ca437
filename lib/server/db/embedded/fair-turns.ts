type Who = string | symbol;

interface Waiting {
  who: Who;
  since: number;
  go: () => void;
}

/** Longest time in milliseconds that later arrivals may overtake a waiter. */
const PATIENCE = 250;

/** Usage is remembered for this many most recent users. */
const KNOWN = 500;

/**
 * Turns at a resource with a single user at a time. The next turn goes to the waiter with the least use so far, so that
 * small work does not wait for large ("least attained service"); no waiter is overtaken for long.
 */
export class FairTurns {
  private readonly waiting: Waiting[] = [];
  /** Milliseconds each one used it. */
  private readonly used = new Map<Who, number>();
  private atWork: Pick<Waiting, 'who' | 'since'> | null = null;

  /** @param now milliseconds of any monotonic clock. */
  constructor(private readonly now = () => performance.now()) {}

  /** Resolves at the caller's turn. @param who defaults to a new user without earlier use. */
  take(who: Who = Symbol('nobody')): Promise<void> {
    return new Promise((go) => {
      this.waiting.push({ who, since: this.now(), go });
      if (!this.atWork) this.next();
    });
  }

  /** Ends the turn. */
  giveBack(): void {
    if (!this.atWork) return;
    const { who, since } = this.atWork;
    this.note(who, this.now() - since);
    this.atWork = null;
    this.next();
  }

  private note(who: Who, milliseconds: number): void {
    const before = this.used.get(who) ?? 0;
    // Re-inserted at the end, so that the first entry is the least recent user.
    this.used.delete(who);
    this.used.set(who, before + milliseconds);
    if (this.used.size <= KNOWN) return;
    for (const first of this.used.keys()) return void this.used.delete(first);
  }

  private next(): void {
    const [oldest] = this.waiting;
    if (!oldest) return;
    const usedBy = ({ who }: Waiting) => this.used.get(who) ?? 0;
    const least = () => this.waiting.reduce((best, one) => (usedBy(one) < usedBy(best) ? one : best));
    const chosen = this.now() - oldest.since > PATIENCE ? oldest : least();
    this.waiting.splice(this.waiting.indexOf(chosen), 1);
    this.atWork = { who: chosen.who, since: this.now() };
    chosen.go();
  }
}
