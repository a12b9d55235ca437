import rules from '@/config/database.rules.json';
import { ROW_DEPTHS, VOLATILE_ROOTS } from '@/lib/domain/chat/layout';
import { database } from '../../db/database';
import { unavailable } from '../../errors';
import { env } from '../../env';
import { firebaseTree } from './firebase/firebase-tree';
import { newId } from '../../db/schema/columns';
import { processWide } from '../../process-wide';
import { DatabaseCore } from './database-core';
import type { RealtimeTree } from './realtime-tree';

/** This process's built-in realtime database. On PostgreSQL other processes may share it. */
export const builtInDatabase = (): DatabaseCore =>
  processWide('realtime', () => {
    const layout = { rowDepths: ROW_DEPTHS, volatileRoots: VOLATILE_ROOTS };
    return new DatabaseCore({ rules, layout, process: database().kind === 'postgresql' ? newId() : null });
  });

/** The Firebase project whose realtime database is used instead, when configured. */
function project() {
  const {
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: id,
    NEXT_PUBLIC_FIREBASE_CHAT_DATABASE_URL: databaseUrl,
    FIREBASE_CHAT_CLIENT_EMAIL: email,
    FIREBASE_CHAT_PRIVATE_KEY: privateKey,
  } = env();
  if (!id) return null;
  if (!databaseUrl || !email || !privateKey) throw unavailable();
  return { databaseUrl, account: { email, privateKey } };
}

/** True when the built-in database is used. */
export const isBuiltIn = (): boolean => !env().NEXT_PUBLIC_FIREBASE_PROJECT_ID;

/**
 * The tree that contains chat. The built-in one needs only the database, no socket.
 * @throws a 503 when a Firebase project is configured without its realtime database.
 */
export function realtimeTree(): RealtimeTree {
  const configured = project();
  return configured ? processWide('firebase-tree', () => firebaseTree(configured)) : builtInDatabase();
}
