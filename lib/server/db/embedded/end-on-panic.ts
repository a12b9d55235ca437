import { SECOND } from '../../clock';
import { log } from '../../log';
import type { Exchange } from './protocol-stream';

/** Calls under way are told "try again" before the process goes. */
const FAREWELL = SECOND;

const ERROR = 'E'.charCodeAt(0);

/** PostgreSQL's own code for a server that went down, so that it is answered as such. */
export const gone = () => Object.assign(new Error('The engine is gone and takes nothing more.'), { code: '57P02' });

export function endProcess(reason: string): void {
  log.fatal({ error: reason }, 'the engine cannot go on; the process ends, and the next start recovers');
  setTimeout(() => process.exit(1), FAREWELL);
}

/**
 * The fields of the errors among the engine's messages: a byte for the kind, four for the length, of which they are a
 * part, then, in an error, fields that each begin with a letter and end with a zero byte.
 * See https://www.postgresql.org/docs/current/protocol-message-formats.html.
 */
function* errorsIn(answer: Uint8Array): Generator<string[]> {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1))
    if (bytes[at] === ERROR) yield bytes.toString('utf8', at + 5, at + 1 + bytes.readInt32BE(at + 1)).split('\0');
}

const reasonOf = (fields: readonly string[]) => fields.find((field) => field.startsWith('M'))?.slice(1);

/** The reason of the first error. */
export function errorIn(answer: Uint8Array): string | undefined {
  for (const fields of errorsIn(answer)) return reasonOf(fields);
}

/** The reason of a panic. */
export function panicIn(answer: Uint8Array): string | undefined {
  for (const fields of errorsIn(answer)) if (fields.includes('VPANIC')) return reasonOf(fields);
}

/**
 * A server of PostgreSQL that cannot write its log (a full disk, say) panics: it ends, and recovers when it starts. The
 * embedded engine is left with locks that nobody gives back, and its next statement would wait for ever. So it gets
 * none, and the process ends as that server would; whatever runs it starts it again.
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
