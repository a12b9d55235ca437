import { SECOND } from '../../clock';
import { log } from '../../log';
import type { Exchange } from './protocol-stream';

/** Time to answer pending calls with "try again" before the process exits. */
const FAREWELL = SECOND;

const ERROR = 'E'.charCodeAt(0);

/** PostgreSQL's code for a server that went down, so that callers handle it as such. */
export const gone = () => Object.assign(new Error('The engine is gone and takes nothing more.'), { code: '57P02' });

export function endProcess(reason: string): void {
  log.fatal({ error: reason }, 'the engine cannot go on; the process ends, and the next start recovers');
  setTimeout(() => process.exit(1), FAREWELL);
}

/**
 * Fields of the errors in the engine's messages: a type byte, a four-byte length that includes itself, then in an error
 * the fields, each starting with a letter and ending with a zero byte. See
 * https://www.postgresql.org/docs/current/protocol-message-formats.html.
 */
function* errorsIn(answer: Uint8Array): Generator<string[]> {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1))
    if (bytes[at] === ERROR) yield bytes.toString('utf8', at + 5, at + 1 + bytes.readInt32BE(at + 1)).split('\0');
}

const reasonOf = (fields: readonly string[]) => fields.find((field) => field.startsWith('M'))?.slice(1);

/** Reason of the first error. */
export function errorIn(answer: Uint8Array): string | undefined {
  for (const fields of errorsIn(answer)) return reasonOf(fields);
}

/** Reason of a panic. */
export function panicIn(answer: Uint8Array): string | undefined {
  for (const fields of errorsIn(answer)) if (fields.includes('VPANIC')) return reasonOf(fields);
}

/**
 * A PostgreSQL server that cannot write its log (for example on a full disk) panics: it exits and recovers at the next
 * start. The embedded engine would keep its locks and block the next statement forever. So it gets none, and the
 * process exits like that server would; its supervisor restarts it.
 */
export function endOnPanic(exchange: Exchange): { exchange: Exchange; isLost: () => boolean } {
  let isLost = false;
  return {
    isLost: () => isLost,
    exchange: async (messages) => {
      if (isLost) throw gone();
      const answer = await exchange(messages);
      const reason = panicIn(answer);
      if (reason !== undefined) {
        isLost = true;
        endProcess(reason);
      }
      return answer;
    },
  };
}
