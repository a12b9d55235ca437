import { idSchema } from '@/lib/contracts/base/answers';
import { orm } from '../db/database';
import { lastActorOf } from '../db/record-audit';
import { HttpError } from '../errors';

const idOf = (record: unknown) =>
  typeof record === 'object' && record !== null && 'id' in record ? idSchema.safeParse(record.id).data : undefined;

/** The failure unchanged, or, when a record was changed meanwhile, with the last person in its history. */
export async function tellingWho(error: unknown, callerId: string | undefined): Promise<unknown> {
  if (!(error instanceof HttpError) || error.code !== 'changed_meanwhile') return error;
  const id = idOf(error.extra.current);
  const person = id && (await lastActorOf(orm(), id).catch(() => undefined));
  if (!person) return error;
  const changedBy = person.id === callerId ? 'You' : person.name;
  const message = `${changedBy} changed this while you were editing. Nothing was saved.`;
  return new HttpError(error.status, error.code, message, { ...error.extra, changedBy });
}
