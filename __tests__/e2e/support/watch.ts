import type { BrowserContext } from '@playwright/test';

interface Expectation {
  pattern: RegExp;
  /** Undefined for any number above zero. */
  times?: number;
}

const statusOf = (status: number, address: RegExp) =>
  new RegExp(`responded with a status of ${status} .*\\(\\S*${address.source}`);

/** Addresses end up in browser histories and proxy logs. */
const TOKEN = /eyJ[\w-]{10,}\.|(access|refresh|id)_?token/i;

/** Records everything that goes wrong in a browser unseen by the person. Unannounced problems fail the test. */
export class Watch {
  private readonly seen: string[] = [];
  private readonly expected: Expectation[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(private readonly address: string) {}

  async follow(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`The content security policy refused ${violatedDirective} ${blockedURI}`),
      );
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.seen.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.seen.push(`A page threw ${error.error().stack}`));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.address) this.seen.push(`A page called ${request.url()}`);
      if (TOKEN.test(request.url())) this.seen.push(`A token stands in the address ${request.url()}`);
    });
  }

  /** Announces an expected problem that must happen: exactly this often, or at least once. */
  expect(pattern: RegExp, times?: number): void {
    this.expected.push({ pattern, times });
  }

  /** Announces responses with this status that may or may not come, depending on the machine's speed. */
  allowStatus(status: number, address: RegExp): void {
    this.allowed.push(statusOf(status, address));
  }

  /** Announces responses with this status, which browsers report as errors. */
  expectStatus(status: number, address: RegExp, times?: number): void {
    this.expect(statusOf(status, address), times);
  }

  /** Problems that happened unannounced, and announced problems that did not happen. */
  complaints(): string[] {
    const missed = this.expected.flatMap(({ pattern, times }) => {
      const count = this.seen.filter((text) => pattern.test(text)).length;
      const isMet = times === undefined ? count > 0 : count === times;
      return isMet ? [] : [`${pattern} was expected ${times ?? 'some'} times and came ${count} times`];
    });
    const announced = [...this.allowed, ...this.expected.map(({ pattern }) => pattern)];
    return [...this.seen.filter((text) => !announced.some((pattern) => pattern.test(text))), ...missed];
  }
}
