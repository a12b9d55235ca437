import './load-env';
import './unread-output';
import { startJobWorker } from '../server/background/job-worker';
import { openDatabase } from '../server/db/database';
import { env } from '../server/env';
import { log } from '../server/log';
import { threads } from '../server/thread-program';
import { isBuilt, NO_BUILD } from './build';
import { CommandRefused, tellAndExit } from './tell-and-exit';

/** A worker beside the web processes. The embedded engine allows a single process, whose own worker runs the jobs. */
async function work(): Promise<void> {
  if (!env().DATABASE_URL)
    throw new CommandRefused(
      'A worker of its own needs PostgreSQL: set DATABASE_URL. Without it the server does the jobs.',
    );
  if (threads.bundles && !isBuilt()) throw new CommandRefused(NO_BUILD);
  const database = await openDatabase(env());
  const worker = startJobWorker();
  log.info('the worker is ready');
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      log.info({ signal }, 'stopping');
      worker
        .stop()
        .then(database.close)
        .then(() => process.exit(0))
        .catch(tellAndExit);
    });
}

work().catch(tellAndExit);
