import { SECOND } from '../../../clock';
import { describeError } from '../../../db/describe-error';
import { log } from '../../../log';
import type { Stored } from './write-queue';

/** Commits stored together, by this or another process. */
export interface Numbered {
  from: number | null;
  to: number;
  read: () => readonly Stored[] | Promise<readonly Stored[]>;
}

interface Waiting extends Numbered {
  done: () => void;
}

/** How long a commit waits for its predecessor, whose notice may be lost. */
const PATIENCE = 3 * SECOND;

/**
 * Publishes commits in order of their numbers. A single process on its database publishes its own at once; one of
 * several waits for commits others stored before.
 */
export class Sequence {
  /** Last published commit; null where no other process writes. */
  private shown: number | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private pumping: Promise<void> | null = null;
  private gap: NodeJS.Timeout | undefined;

  constructor(
    private readonly show: (stored: readonly Stored[]) => void,
    /** Reloads everything that is watched. */
    private readonly refresh: () => void,
  ) {}

  /** From now on others write, too; anything stored up to this commit is visible to new readers. */
  startAt(revision: number): void {
    this.shown = revision;
    this.pump();
  }

  /** Resolves when the commits were published. */
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

  /** Continues without a missing notice. */
  private skip(): void {
    const late = [...this.waiting.values()];
    this.waiting.clear();
    this.shown = Math.max(this.shown ?? 0, ...late.map(({ to }) => to));
    log.warn({ revision: this.shown }, 'a notice of the realtime database is missing');
    this.refresh();
    for (const { done } of late) done();
  }
}
