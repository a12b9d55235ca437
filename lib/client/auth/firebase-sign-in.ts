import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { type FirebaseAppName, firebaseOptions, isFirebaseLocal } from './firebase-config';

const apps = new Map<FirebaseAppName, FirebaseApp>();
let auth: Auth | undefined;

/** One of the two cloud apps, set up at first use. */
export async function firebaseApp(name: FirebaseAppName): Promise<FirebaseApp> {
  const { initializeApp } = await import('firebase/app');
  const app = apps.get(name) ?? initializeApp(firebaseOptions(name), name);
  apps.set(name, app);
  return app;
}

/** Fetches the Firebase code ahead of its use. A failure shows when it is used. */
export function preloadFirebase(): void {
  Promise.all([import('firebase/app'), import('firebase/auth')]).catch(() => undefined);
}

/** Signs in anonymously and gives the identity token. Each sign-in gets an identity of its own. */
export async function anonymousIdToken(): Promise<string> {
  const { signInAnonymously, signOut } = await import('firebase/auth');
  const mainAuth = await firebaseAuth();
  if (mainAuth.currentUser) await signOut(mainAuth);
  const { user } = await signInAnonymously(mainAuth);
  return user.getIdToken();
}

async function firebaseAuth(): Promise<Auth> {
  const app = await firebaseApp('main');
  const { connectAuthEmulator, inMemoryPersistence, initializeAuth } = await import('firebase/auth');
  if (auth) return auth;
  // Not getAuth, which loads a script of Google's on phones. Nothing is kept: the session is the staff session.
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (isFirebaseLocal()) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
}
