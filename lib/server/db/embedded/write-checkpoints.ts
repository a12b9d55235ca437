import { log } from '../../log';
import { errorIn } from './end-on-panic';
import { type Exchange, simpleQuery } from './protocol-stream';

/**
 * Bytes of log after which the engine's changes are written to the tables' own files. A start after a kill replays no
 * more than that, which takes a moment; so does each checkpoint.
 */
const LOG_BYTES = 16_000_000;

/** "Ready for query", outside any transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

const isAtRest = (answer: Uint8Array) => READY.equals(answer.subarray(-READY.length));

/**
 * A PostgreSQL server has a checkpointer process; the embedded engine makes no checkpoint until it is closed, so its
 * log grows with every write. This makes one between two transactions whenever enough was written.
 * @param logged bytes written to the log so far.
 */
export function writeCheckpoints(exchange: Exchange, logged: () => number): Exchange {
  let last = logged();
  return async (messages) => {
    const answer = await exchange(messages);
    if (logged() - last < LOG_BYTES || !isAtRest(answer)) return answer;
    last = logged();
    // A caller that has its answer may rely on nothing else being written during its work.
    const error = errorIn(await exchange(Uint8Array.from(simpleQuery('checkpoint'))));
    if (error) log.error({ error }, 'the engine could not make a checkpoint');
    return answer;
  };
}
