import type { PGlite } from '@electric-sql/pglite';
import { SECOND } from '../clock';
import { log } from '../log';

/** Calls under way are told "try again" before the process goes. */
const FAREWELL = SECOND;

/** PostgreSQL's own code for a server that went down, so that it is answered as such. */
const gone = () => Object.assign(new Error('The engine panicked and takes nothing more.'), { code: '57P02' });

const endProcess = (reason: string) => {
  log.fatal({ error: reason }, 'the engine cannot go on; the process ends, and the next start recovers');
  setTimeout(() => process.exit(1), FAREWELL);
};

/**
 * A server of PostgreSQL that cannot write its log (a full disk, say) panics: it ends, and recovers when it starts. The
 * embedded engine is left with locks that nobody gives back, and its next statement would hold the whole process for
 * ever. So it gets none, and the process ends as that server would; whatever runs it starts it again.
 * Gives whether that has happened.
 */
export function endOnPanic(engine: PGlite): () => boolean {
  const send = engine.execProtocolStream.bind(engine);
  let isLost = false;
  engine.execProtocolStream = async (...args) => {
    if (isLost) throw gone();
    const said = await send(...args);
    const panic = said.find((message) => 'severity' in message && message.severity === 'PANIC');
    if (panic) {
      isLost = true;
      endProcess(String((panic as { message?: string }).message));
    }
    return said;
  };
  return () => isLost;
}
