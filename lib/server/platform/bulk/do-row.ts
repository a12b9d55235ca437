import { fieldChanges } from '@/lib/domain/records/field-changes';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { describeError, isDatabaseBusy } from '../../db/describe-error';
import { HttpError, notFound, refused } from '../../errors';
import { log } from '../../log';
import type { BulkArea, BulkRecord } from './bulk-area';
import type { Done, StoredRow } from './bulk-repository';

const FAILED = 'Something went wrong on our side. Nothing of it was changed.';
const CHANGED_MEANWHILE = 'This changed meanwhile, so it was left as it is.';
const CHANGED_SINCE = 'It was changed since then, so it stays as it is.';

/** The rule's message for a refusal: the one at the field, if there is one. */
const reasonOf = ({ code, message, extra }: HttpError, whenChanged: string): string =>
  code === 'changed_meanwhile' ? whenChanged : (extra.issues?.[0]?.message ?? message);

export interface Verdict {
  outcome: 'changed' | 'same' | 'refused';
  reason: string | null;
  /** Refused until the person confirms. */
  isGuarded: boolean;
}

const isRefusal = (error: unknown): error is HttpError => error instanceof HttpError && error.status < 500;

/** Effect of a change on a record; a record this person may not see is refused. */
export function verdictOn(record: BulkRecord | undefined): Verdict {
  try {
    if (!record) throw notFound();
    return { outcome: record.judge(), reason: null, isGuarded: false };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { outcome: 'refused', reason: reasonOf(error, CHANGED_MEANWHILE), isGuarded: error.code === 'not_meant' };
  }
}

interface Deed {
  area: BulkArea;
  change: never;
  isUndo: boolean;
  actor: Actor;
}

async function changeRow(tx: Queryable, row: StoredRow, { area, change, actor }: Deed): Promise<Done> {
  const [record] = await area.find(tx, [row.recordId], change, actor);
  const { outcome, reason } = verdictOn(record);
  if (!record || outcome !== 'changed') return { outcome, reason };
  if (Object.keys(fieldChanges(row.before ?? {}, record.before)).length > 0) throw refused(CHANGED_MEANWHILE);
  return { outcome, reason, version: await area.apply(tx, record, change, actor) };
}

async function undoRow(tx: Queryable, row: StoredRow, { area, change, actor }: Deed): Promise<Done> {
  const { recordId: id, version, before } = row;
  if (version === null || before === null) throw notFound();
  return { outcome: 'changed', reason: null, version: await area.restore(tx, { id, version, before }, change, actor) };
}

/**
 * Processes one record atomically in the caller's transaction. A failing record does not stop the others; only a busy
 * database does, so that the job is retried.
 */
export async function doRow(tx: Queryable, row: StoredRow, deed: Deed): Promise<Done> {
  try {
    return await tx.transaction((part) => (deed.isUndo ? undoRow : changeRow)(part, row, deed));
  } catch (error) {
    if (isRefusal(error))
      return { outcome: 'refused', reason: reasonOf(error, deed.isUndo ? CHANGED_SINCE : CHANGED_MEANWHILE) };
    if (isDatabaseBusy(error)) throw error;
    log.error({ record: row.recordId, ...describeError(error) }, 'a record of a bulk change failed');
    return { outcome: 'failed', reason: FAILED };
  }
}
