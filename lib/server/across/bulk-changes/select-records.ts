import { createHash } from 'node:crypto';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { BULK_LIMIT } from '@/lib/domain/lists/bulk-changes';
import type { Actor } from '../../auth/actor';
import { authorize } from '../../auth/authorize';
import type { BulkArea } from '../../platform/bulk/bulk-area';
import type { NewRow } from '../../platform/bulk/bulk-repository';
import { type Verdict, verdictOn } from '../../platform/bulk/do-row';
import { orm } from '../../db/database';
import { refused } from '../../errors';
import { listQueryOf } from '../../http/list-query';
import { BULK_AREAS } from '../../registry/areas';
import { numberText } from '@/lib/domain/text/count-text';

/** The selected records and the change to make. */
export type BulkWish = EndpointInput<typeof bulkChangesApi.preview, 'output'>['body'];

/** Records read at a time, so that others get a turn on the embedded engine's single connection. */
const CHUNK = 500;

async function idsOf(area: BulkArea, { selection }: BulkWish, actor: Actor): Promise<string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  authorize(area.list, actor);
  const leftOut = new Set(selection.except);
  // Exclusions do not count towards the limit.
  const query = await listQueryOf(area.list, selection.query, BULK_LIMIT + leftOut.size);
  const ids = (await area.idsOf(query as never, actor)).filter((id) => !leftOut.has(id));
  if (ids.length <= BULK_LIMIT) return ids;
  const most = `${numberText(BULK_LIMIT)} ${area.noun.many}`;
  throw refused(`At most ${most} can be changed in one go. Filter the list further.`);
}

export interface SelectedRecord extends NewRow {
  verdict: Verdict;
}

const stampOf = (ids: readonly string[]): string =>
  createHash('sha256')
    .update([...ids].sort().join())
    .digest('hex');

/**
 * The area and title of a bulk change, a stamp, and every selected record with the effect of the change on it.
 * @throws 403 when the person may not change records here, 409 when there are too many, 4xx for a change that no record
 * allows.
 */
export async function selectRecords(
  wish: BulkWish,
  actor: Actor,
): Promise<{ area: BulkArea; title: string; records: SelectedRecord[]; stamp: string }> {
  const area = BULK_AREAS[wish.list];
  const change = wish.change as never;
  authorize(area.editOf(change), actor);
  await area.check(orm(), change, actor);
  const ids = await idsOf(area, wish, actor);
  const records: SelectedRecord[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const found = new Map((await area.find(orm(), chunk, change, actor)).map((record) => [record.id, record]));
    for (const recordId of chunk) {
      const record = found.get(recordId);
      records.push({
        recordId,
        name: record?.name ?? '',
        before: record?.before ?? null,
        verdict: verdictOn(record),
      });
    }
  }
  const { one, many } = area.noun;
  const title = area.titleOf(change, `${numberText(ids.length)} ${ids.length === 1 ? one : many}`);
  return { area, title, records, stamp: stampOf(ids) };
}
