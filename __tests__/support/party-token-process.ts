import '@/lib/commands/quiet-log';
import { mintPartyToken } from '@/lib/server/auth/chat-token';
import { openDatabase } from '@/lib/server/db/database';

/** Writes a token that signs a buyer in to chat, with the key from a data folder. */
async function mint(folder = '', uid = '', name = ''): Promise<void> {
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 1 });
  const token = await mintPartyToken(uid, { party: 'buyer', name });
  await database.close();
  process.stdout.write(token);
}

void mint(...process.argv.slice(2));
