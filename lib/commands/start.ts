import './load-env';
import { refuseDemoData } from '../server/seed/seed-demo';
import { isBuilt } from './build';
import { serve } from './serve';
import { CommandRefused, tellAndExit } from './tell-and-exit';

async function start(): Promise<void> {
  if (!isBuilt())
    throw new CommandRefused('There is no build of these sources and settings yet. Run `npm run build` first.');
  console.log(`BOMB is ready at ${await serve({ prepare: refuseDemoData })}`);
}

start().catch(tellAndExit);
