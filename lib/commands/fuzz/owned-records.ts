import { seesOwnPortfolioOnly } from '@/lib/domain/seller-scope';
import type { Caller } from './judge-reply';
import type { Operation } from './operations';
import type { Shot } from './send-call';
import type { WatchedServer } from '../watched-server/watched-server';

interface Owned {
  calls: RegExp;
  /** Gives the owner of a record. */
  sql: string;
  /** Whom it concerns; some see everybody's. */
  holds?: (roles: readonly string[]) => boolean;
  /** An answer that says nothing of the record is no harm, a change in this table is. */
  unlessUntouched?: string;
}

const isNoAdmin = (roles: readonly string[]) => !roles.includes('admin');

/** Records that are somebody's own, so that an id of another person's must lead nowhere. */
const OWNED: Owned[] = [
  { calls: /^files\.download$/, sql: 'select owner_id as owner from files where id = $1' },
  { calls: /^imports\.(get|rows|check|run|failures)$/, sql: 'select owner_id as owner from imports where id = $1' },
  { calls: /^jobs\.(get|cancel|retry)$/, sql: 'select owner_id as owner from jobs where id = $1', holds: isNoAdmin },
  { calls: /^savedViews\.update$/, sql: 'select owner_id as owner from saved_views where id = $1', holds: isNoAdmin },
  {
    calls: /^me\.endSession$/,
    sql: 'select user_id as owner from sessions where id = $1',
    unlessUntouched: 'sessions',
  },
  { calls: /^uploadDrafts\.(get|save|submit)$/, sql: 'select owner_id as owner from upload_drafts where id = $1' },
  { calls: /^whatsappImports\.(get|asides)$/, sql: 'select owner_id as owner from whatsapp_imports where id = $1' },
  {
    calls: /^bulkChanges\.(get|rows|undo)$/,
    sql: 'select owner_id as owner from bulk_changes where id = $1',
    holds: isNoAdmin,
  },
  {
    calls: /^sellers\.(get|notes|addNote|history)$/,
    sql: 'select salesman_id as owner from sellers where id = $1',
    holds: seesOwnPortfolioOnly,
  },
];

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

interface Foreign {
  operation: Operation;
  caller: Caller;
  shot: Shot;
  /** Left out where nobody looked. */
  changed?: string[];
}

/** Whether a call that went well was about a record of another person's own. */
export async function isForeign(
  { operation: { id }, caller: { roles, userId }, shot: { path }, changed }: Foreign,
  target: WatchedServer,
): Promise<boolean> {
  const owned = OWNED.find(({ calls }) => calls.test(id));
  const record = UUID.exec(path)?.[0];
  if (!owned || !record || !roles || (owned.holds && !owned.holds(roles))) return false;
  if (changed && owned.unlessUntouched && !changed.includes(owned.unlessUntouched)) return false;
  const [row] = await target.ask<{ owner: string | null }[]>({ ask: 'sql', text: owned.sql, values: [record] });
  return row !== undefined && row.owner !== userId;
}
