import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onValue, push, ref, serverTimestamp, set } from 'firebase/database';
import { chatPaths } from '@/lib/domain/chat/layout';
import { type LiveMessage, readBranch } from '@/lib/domain/chat/live-message';
import { connectWith, leave } from '../../harness/bench/realtime-client';

const run = (...asked: string[]): string =>
  execFileSync(process.execPath, ['lib/commands/run.mjs', ...asked], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_FOLDER, DATABASE_URL: '', NODE_ENV: 'production' },
    encoding: 'utf8',
  });

/** The buyer's app gets its token from the shop's server, which has the key; here the key comes from a backup. */
function tokenOf(identity: string, name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bomb-e2e-backup-'));
  try {
    const backup = path.join(folder, 'backup');
    run('backup', backup);
    return run('__tests__/support/party-token-process.ts', backup, identity, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Party {
  id: string;
  identity: string;
  contactName: string;
}

/** The buyer's side of a conversation, through the Firebase SDK. */
export async function openBuyerApp(address: string, { id, identity, contactName: name }: Party) {
  const tree = await connectWith(address, tokenOf(identity, name));
  let heard: LiveMessage[] = [];
  onValue(ref(tree, chatPaths.messages(id)), (snapshot) => {
    heard = readBranch('messages', snapshot.val());
  });
  const at = serverTimestamp();
  return {
    /** The other side's messages, oldest first. */
    heardFromStaff: () => heard.filter(({ from }) => from === 'staff').map(({ text }) => text),
    type: () => set(ref(tree, chatPaths.typist(id, identity)), { name, at }),
    say: async (text: string) => {
      await set(ref(tree, chatPaths.typist(id, identity)), null);
      await set(push(ref(tree, chatPaths.messages(id))), { at, from: 'buyer', by: identity, name, kind: 'text', text });
    },
    leave: () => leave(tree),
  };
}
