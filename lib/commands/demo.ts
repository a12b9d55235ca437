import './load-env';
import './quiet-log';
import './sandbox-provider';
import { DEMO_USERS } from '../server/seed/demo-users';
import { samplesFolder } from '../server/areas/whatsapp-imports/sample-service';
import { QUIET, seedDemo, seedDemoOf } from '../server/seed/seed-demo';
import { env } from '../server/env';
import { assertFree } from './assert-free';
import { build } from './build';
import { writeSamples } from './samples/write-samples';
import { serve } from './serve';
import { tellAndExit } from './tell-and-exit';

const tell = (text: string) => console.log(text);

/** Few photos and no simulated activity: `npm run demo -- --quiet`. */
const isQuiet = process.argv.includes('--quiet');

async function demo(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = env();
  await assertFree(env());
  await build(() => tell('Building the app (about a minute) …'));
  tell(
    `Opening the database (${DATABASE_URL ? 'PostgreSQL' : `embedded, in ${DATA_DIR}`}) and loading demo data once …`,
  );
  const address = await serve({ prepare: () => (isQuiet ? seedDemoOf(QUIET) : seedDemo()) });

  tell('\nExports of WhatsApp chats to try Catalog › Upload with:');
  for (const file of await writeSamples(samplesFolder())) tell(`  ${file}`);

  const { password } = DEMO_USERS[0] ?? {};
  tell(`Demo sign-ins, all with the password ${password}`);
  for (const { name, phoneNumber, roles } of DEMO_USERS) tell(`  ${phoneNumber}  ${roles.join(', ')}  (${name})`);
  tell(`\nBOMB is ready at ${address}   (Ctrl-C stops it)`);
}

demo().catch(tellAndExit);
