import rules from '@/config/database.rules.json';
import { ROW_DEPTHS, VOLATILE_ROOTS } from '@/lib/domain/chat/layout';
import { database } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { processWide } from '../../process-wide';
import { DatabaseCore } from './database-core';
import type { RealtimeTree } from './realtime-tree';

/** The built-in realtime database of this process. On PostgreSQL there may be others on the same one. */
export const builtInDatabase = (): DatabaseCore =>
  processWide('realtime', () => {
    const layout = { rowDepths: ROW_DEPTHS, volatileRoots: VOLATILE_ROOTS };
    return new DatabaseCore({ rules, layout, process: database().kind === 'postgresql' ? newId() : null });
  });

/** The tree that chat lives in. It needs the database only, and no socket. */
export const realtimeTree = (): RealtimeTree => builtInDatabase();
