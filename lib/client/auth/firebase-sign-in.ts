import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { type FirebaseAppName, firebaseOptions, isFirebaseLocal } from './firebase-config';

/** One of the two cloud apps. The first call initializes it; later calls return the same instance. */
export async function firebaseApp(name: FirebaseAppName): Promise<FirebaseApp> {
  const { initializeApp } = await import('firebase/app');
  return initializeApp(firebaseOptions(name), name);
}

/** Preloads the Firebase code. A failure surfaces when it is used. */
export function preloadFirebase(): void {
  Promise.all([import('firebase/app'), import('firebase/auth')]).catch(() => undefined);
}

/** Signs in anonymously and resolves to the identity token. Each sign-in gets its own identity. */
export async function anonymousIdToken(): Promise<string> {
  const { signInAnonymously, signOut } = await import('firebase/auth');
  const mainAuth = await firebaseAuth();
  if (mainAuth.currentUser) await signOut(mainAuth);
  const { user } = await signInAnonymously(mainAuth);
  return user.getIdToken();
}

/** Like the app, initialized only once. */
async function firebaseAuth(): Promise<Auth> {
  const { connectAuthEmulator, inMemoryPersistence, initializeAuth } = await import('firebase/auth');
  // Not getAuth, which loads a Google script on phones. Nothing is persisted: the session is the staff session.
  const auth = initializeAuth(await firebaseApp('main'), { persistence: inMemoryPersistence });
  if (isFirebaseLocal()) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
}
