import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../../clock';

/** Messages a socket may send at once, and per second in the long run. A faster sender has to wait but loses none. */
const [BURST, RATE] = [400, 100];

export class Pace {
  private tokens = BURST;
  private at = performance.now();

  /** Waits until one more message is allowed. */
  async take(): Promise<void> {
    const now = performance.now();
    this.tokens = Math.min(BURST, this.tokens + ((now - this.at) / SECOND) * RATE);
    this.at = now;
    this.tokens -= 1;
    if (this.tokens < 0) await pause((-this.tokens / RATE) * SECOND);
  }
}
