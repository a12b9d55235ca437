import { sql } from 'drizzle-orm';
import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { orm } from '@/lib/server/db/database';
import type { serveApi } from './api';
import type { Person } from './order-place';

/** What a merge writes beside the records: who did what, and its own books. */
const BOOKS = [
  ...['audit_entries', 'notifications', 'merges', 'merge_rows', 'merge_requests', 'merge_comments'],
  ...['merge_keys', 'merge_subjects', 'jobs', 'sessions', 'refresh_tokens', 'rate_limits'],
];

/** Every row of every table as text, but for the books; versions of the two records count changes and are left out. */
export async function everything(): Promise<Record<string, string[]>> {
  const { rows: tables } = await orm().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !BOOKS.includes(table.name))) {
    const row = ['sellers', 'buyers', 'catalogs'].includes(name) ? sql`to_jsonb(t) - 'version'` : sql`to_jsonb(t)`;
    const { rows } = await orm().execute<{ row: string }>(
      sql`select (${row})::text as row from ${sql.identifier(name)} t order by 1`,
    );
    found[name] = rows.map((one) => one.row);
  }
  return found;
}

/** Calls about merge requests as one person makes them. */
export function mergeCalls(api: ReturnType<typeof serveApi>, as: Person) {
  const get = async (id: string, survivorId?: string) =>
    (await api.call(mergeRequestsApi.get, { params: { id }, query: survivorId ? { survivorId } : {} }, { as })).data;
  const merge = ({ request, survivor, loser }: MergeCase, fromLoser: string[] = []) =>
    api.call(
      mergeRequestsApi.merge,
      {
        params: { id: request.id },
        body: {
          ...{ survivorId: survivor.id, fromLoser, version: request.version },
          ...{ survivorVersion: survivor.version, loserVersion: loser.version },
        },
      },
      { as },
    );
  const ask = (kind: MergeKind, recordId: string, otherId: string, note = 'Same shop.') =>
    api.call(mergeRequestsApi.ask, { body: { kind, recordId, otherId, note } }, { as });
  return {
    ask,
    get,
    merge,
    /** Asks about two and merges the second into the first. */
    merged: async (kind: MergeKind, survivorId: string, loserId: string, fromLoser: string[] = []) => {
      const { data } = await ask(kind, survivorId, loserId);
      return (await merge(await get(data.id, survivorId), fromLoser)).data;
    },
    preview: async (id: string) => (await api.call(mergeRequestsApi.undoPreview, { params: { id } }, { as })).data,
    undo: (
      { id, version }: { id: string; version: number },
      choices: Partial<Record<'stay' | 'back' | 'give', string[]>> = {},
    ) =>
      api.call(
        mergeRequestsApi.undo,
        { params: { id }, body: { version, stay: [], back: [], give: [], ...choices } },
        { as },
      ),
    step: (id: string, to: 'open' | 'different' | 'refused', version: number, reason?: string) =>
      api.call(mergeRequestsApi.transition, { params: { id }, body: { to, version, reason } }, { as }),
    of: async (kind: MergeKind, recordId: string) =>
      (await api.call(mergeRequestsApi.ofRecord, { query: { kind, recordId } }, { as })).data,
    list: async (query: Record<string, unknown> = {}) =>
      (await api.call(mergeRequestsApi.list, { query }, { as })).data,
  };
}
