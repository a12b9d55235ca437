import type { FirebaseOptions } from 'firebase/app';

export type FirebaseAppName = 'main' | 'chat';

/** Used when no project is configured: our own server then acts as the identity service. */
const LOCAL: FirebaseOptions = { projectId: 'bomb-local', apiKey: 'local' };

// Next inlines the values at build time, so each variable must be written in full.
const CONFIGURED: Record<FirebaseAppName, FirebaseOptions> = {
  main: {
    apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
    authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    databaseURL: process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL,
    appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
  },
  chat: {
    apiKey: process.env.NEXT_PUBLIC_FIREBASE_CHAT_API_KEY,
    authDomain: process.env.NEXT_PUBLIC_FIREBASE_CHAT_AUTH_DOMAIN,
    projectId: process.env.NEXT_PUBLIC_FIREBASE_CHAT_PROJECT_ID,
    databaseURL: process.env.NEXT_PUBLIC_FIREBASE_CHAT_DATABASE_URL,
    appId: process.env.NEXT_PUBLIC_FIREBASE_CHAT_APP_ID,
  },
};

/** True when no Firebase project is configured, so sign-in is handled by this server. */
export const isFirebaseLocal = (): boolean => !CONFIGURED.main.projectId;

/** Options of one of the two apps. */
export const firebaseOptions = (name: FirebaseAppName): FirebaseOptions =>
  isFirebaseLocal() ? LOCAL : CONFIGURED[name];
