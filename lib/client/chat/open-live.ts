import type { Auth } from 'firebase/auth';
import type { Database } from 'firebase/database';
import { chatTokenApi } from '@/lib/contracts/chat/chat-token';
import { isFirebaseLocal } from '@/lib/client/auth/firebase-config';
import { firebaseApp } from '@/lib/client/auth/firebase-sign-in';
import { onSessionChange } from '@/lib/client/auth/session-store';
import { call } from '@/lib/client/http/call';
import type { Live } from './live';

let parts: Promise<{ auth: Auth; database: Database }> | null = null;

/** The second app, initialized once. */
async function setUp(): Promise<{ auth: Auth; database: Database }> {
  const [{ connectAuthEmulator, inMemoryPersistence, initializeAuth }, { forceWebSockets, getDatabase }] =
    await Promise.all([import('firebase/auth'), import('firebase/database')]);
  const app = await firebaseApp('chat');
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (!isFirebaseLocal()) return { auth, database: getDatabase(app) };
  // The built-in server has the page's origin and only supports web sockets.
  connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  forceWebSockets();
  return { auth, database: getDatabase(app, `${window.location.origin}?ns=bomb-local`) };
}

let opening: Promise<Live> | null = null;

async function open(): Promise<Live> {
  const [{ signInWithCustomToken, signOut }, { goOffline, goOnline }, { firebaseLive }] = await Promise.all([
    import('firebase/auth'),
    import('firebase/database'),
    import('./firebase-live'),
  ]);
  const { auth, database } = await (parts ??= setUp());
  const { token } = await call(chatTokenApi.mint, {}, { showsErrors: 'caller' });
  const { user } = await signInWithCustomToken(auth, token);
  goOnline(database);
  const stop = onSessionChange(() => {
    stop();
    opening = null;
    goOffline(database);
    void signOut(auth);
  });
  const { claims } = await user.getIdTokenResult();
  return firebaseLive(database, { uid: user.uid, name: String(claims.name ?? '') });
}

/** Realtime database as the signed-in user. After a failure, the next call tries again. */
export function openLive(): Promise<Live> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}
