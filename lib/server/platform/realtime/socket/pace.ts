import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../../clock';

/** A socket may bring so many messages at once, and so many a second for long. Whoever brings more waits, and loses none. */
const [BURST, RATE] = [400, 100];

export class Pace {
  private tokens = BURST;
  private at = performance.now();

  /** Waits until there is room for one more. */
  async take(): Promise<void> {
    const now = performance.now();
    this.tokens = Math.min(BURST, this.tokens + ((now - this.at) / SECOND) * RATE);
    this.at = now;
    this.tokens -= 1;
    if (this.tokens < 0) await pause((-this.tokens / RATE) * SECOND);
  }
}
