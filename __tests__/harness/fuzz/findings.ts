import { asCurl } from './send-call';
import type { Judged } from './judge-reply';

interface Finding {
  title: string;
  count: number;
  call: number;
  caller: string;
  curl: string;
  answer: string;
}

/** Findings, grouped if they are the same for an operation. */
export class Findings {
  private readonly found = new Map<string, Finding>();
  private readonly byCall = new Map<number, string[]>();

  add(call: number, { operation, reached, caller, shot, reply }: Judged, problems: string[]): void {
    this.byCall.set(call, problems);
    for (const problem of problems) {
      const title = `${(reached ?? operation).id} ${problem}`;
      const known = this.found.get(title);
      if (known) known.count += 1;
      else {
        console.error(`Call ${call}: ${title}`);
        this.found.set(title, {
          title,
          count: 1,
          call,
          caller: caller.name,
          curl: asCurl(shot, caller.name),
          answer: `${reply?.status ?? 'none'} ${reply?.text.slice(0, 300) ?? ''}`,
        });
      }
    }
  }

  problemsOf = (call: number): string[] => this.byCall.get(call) ?? [];

  get size(): number {
    return this.found.size;
  }

  toLines = (): string[] =>
    [...this.found.values()]
      .sort((one, other) => other.count - one.count)
      .flatMap(({ title, count, call, caller, curl, answer }) => [
        `- ${title} (${count} times; first in call ${call}, by ${caller})`,
        `    ${curl}`,
        `    ${answer}`,
      ]);
}
