type Who = string | symbol;

interface Waiting {
  who: Who;
  since: number;
  go: () => void;
}

/** Milliseconds that somebody waits at most while others who came later go first. */
const PATIENCE = 250;

/** Of so many, those who came last, it is known how long they used it. */
const KNOWN = 500;

/**
 * Turns at something that only one can use at a time. The next is whoever used it least so far, so that what is small
 * does not wait for what is large ("least attained service"); but nobody is passed over for long.
 */
export class FairTurns {
  private readonly waiting: Waiting[] = [];
  /** Milliseconds that each used it. */
  private readonly used = new Map<Who, number>();
  private atWork: Pick<Waiting, 'who' | 'since'> | null = null;

  /** @param now milliseconds of any clock that only goes forward. */
  constructor(private readonly now = () => performance.now()) {}

  /** Resolves when it is their turn. @param who nobody in particular: somebody who never used it. */
  take(who: Who = Symbol('nobody')): Promise<void> {
    return new Promise((go) => {
      this.waiting.push({ who, since: this.now(), go });
      if (!this.atWork) this.next();
    });
  }

  /** The turn is over. */
  giveBack(): void {
    if (!this.atWork) return;
    const { who, since } = this.atWork;
    this.note(who, this.now() - since);
    this.atWork = null;
    this.next();
  }

  private note(who: Who, milliseconds: number): void {
    const before = this.used.get(who) ?? 0;
    // At the end again, so that the first is whoever did not come for longest.
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
