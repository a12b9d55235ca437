import './load-env';
import { refuseDemoData } from '../server/seed/seed-demo';
import { isBuilt, NO_BUILD } from './build';
import { serve } from './serve';
import { CommandRefused, tellAndExit } from './tell-and-exit';

async function start(): Promise<void> {
  if (!isBuilt()) throw new CommandRefused(NO_BUILD);
  console.log(`BOMB is ready at ${await serve({ prepare: refuseDemoData })}`);
}

start().catch(tellAndExit);
