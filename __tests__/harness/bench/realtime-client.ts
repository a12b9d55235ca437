import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import { type Database as Tree, getDatabase, goOffline } from 'firebase/database';

// Tests provoke refusals, and the SDK warns about each.
setLogLevel('silent');

const open = new Set<Tree>();
let count = 0;

/** The unmodified SDK as an app has it; signed in unless there is no token. */
export async function connectWith(origin: string, token?: string): Promise<Tree> {
  count += 1;
  const app = initializeApp({ projectId: 'bomb-local', apiKey: 'local' }, `client-${count}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  if (token) await signInWithCustomToken(auth, token);
  const tree = getDatabase(app, `${origin}?ns=bomb-local`);
  open.add(tree);
  return tree;
}

/** Closes the app. */
export async function leave(tree: Tree): Promise<void> {
  open.delete(tree);
  goOffline(tree);
  // Otherwise the SDK keeps a timer to renew the token.
  await signOut(getAuth(tree.app));
  await deleteApp(tree.app);
}

export const leaveAll = () => Promise.all([...open].map(leave));
