import { SECOND } from '../../../clock';
import { describeError } from '../../../db/describe-error';
import { log } from '../../../log';
import type { Stored } from './write-queue';

/** Commits that were stored together, here or by another process. */
export interface Numbered {
  from: number | null;
  to: number;
  read: () => readonly Stored[] | Promise<readonly Stored[]>;
}

interface Waiting extends Numbered {
  done: () => void;
}

/** How long a commit waits for the one before it, whose notice may be lost. */
const PATIENCE = 3 * SECOND;

/**
 * Shows commits in the order of their numbers. Alone on its database a process shows its own at once; one of several
 * waits for what others stored before.
 */
export class Sequence {
  /** The last commit that was shown; null where nobody else writes. */
  private shown: number | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private pumping: Promise<void> | null = null;
  private gap: NodeJS.Timeout | undefined;

  constructor(
    private readonly show: (stored: readonly Stored[]) => void,
    /** Reads everything anew that is looked at. */
    private readonly refresh: () => void,
  ) {}

  /** From here on others write, too; what was stored up to this commit is seen by whoever looks from now on. */
  startAt(revision: number): void {
    this.shown = revision;
    this.pump();
  }

  /** Done when the commits were shown. */
  async submit(numbered: Numbered): Promise<void> {
    const { from, read } = numbered;
    if (this.shown === null || from === null || from <= this.shown) return this.showNow(read);
    await new Promise<void>((done) => {
      this.waiting.set(from, { ...numbered, done });
      this.pump();
    });
  }

  private async showNow(read: Numbered['read']): Promise<void> {
    try {
      const stored = read();
      this.show(stored instanceof Promise ? await stored : stored);
    } catch (error) {
      log.error(describeError(error), 'a commit of the realtime database cannot be read');
      this.refresh();
    }
  }

  private pump(): void {
    this.pumping ??= this.showWaiting().finally(() => {
      this.pumping = null;
      clearTimeout(this.gap);
      if (this.waiting.size > 0) this.gap = setTimeout(() => this.skip(), PATIENCE).unref();
    });
  }

  private async showWaiting(): Promise<void> {
    for (;;) {
      const next = this.waiting.get((this.shown ?? 0) + 1);
      if (!next) return;
      this.waiting.delete((this.shown ?? 0) + 1);
      await this.showNow(next.read);
      this.shown = next.to;
      next.done();
    }
  }

  /** Goes on without a notice that did not come. */
  private skip(): void {
    const late = [...this.waiting.values()];
    this.waiting.clear();
    this.shown = Math.max(this.shown ?? 0, ...late.map(({ to }) => to));
    log.warn({ revision: this.shown }, 'a notice of the realtime database is missing');
    this.refresh();
    for (const { done } of late) done();
  }
}
