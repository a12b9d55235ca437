import type { Role } from '@/config/roles';
import { chatPaths, type Json } from '@/lib/domain/chat/layout';
import type { Actor } from '../../auth/actor';
import { findWorkingActor } from '../../auth/actor-repository';
import { mintStaffToken } from '../../auth/chat-token';
import { describeError } from '../../db/describe-error';
import { orm, transaction, type Queryable } from '../../db/database';
import { log } from '../../log';
import { builtInDatabase, isBuiltIn, realtimeTree } from './realtime';

const RIGHTS = ['admin', 'chat_active'] as const;

/** What the tree says of somebody with these roles. */
function rightsOf(roles: readonly Role[]): Json {
  const held = RIGHTS.filter((role) => roles.includes(role));
  return held.length > 0 ? Object.fromEntries(held.map((role) => [role, true])) : null;
}

const isSame = (one: Json, other: Json) =>
  Object.keys(one ?? {})
    .sort()
    .join() ===
  Object.keys(other ?? {})
    .sort()
    .join();

/** Writes into the tree what a person may do in chat, as their account is now: the rules read it there. */
export async function keepStaffRights(userId: string): Promise<void> {
  const path = chatPaths.staff(userId);
  const rolesNow = async (tx: Queryable) => (await findWorkingActor(tx, userId))?.roles ?? [];
  if (isSame(await realtimeTree().readAt(path), rightsOf(await rolesNow(orm())))) return;
  if (!isBuiltIn()) return realtimeTree().update({ [path]: rightsOf(await rolesNow(orm())) });
  const database = builtInDatabase();
  const show = await transaction(async (tx) => {
    // Roles that change meanwhile are written after this, or read by it.
    await database.readWithin(tx, path);
    return database.updateWithin(tx, { [path]: rightsOf(await rolesNow(tx)) });
  });
  show();
}

/**
 * Changes what the tree says of a person who was in chat, with their account, so that a right taken away is gone with
 * it. Gives what is to be called once the transaction is committed.
 */
export async function changeStaffRights(tx: Queryable, userId: string, roles: readonly Role[]): Promise<() => void> {
  // A project of Firebase is told afterwards, and once more when the person signs in to chat again.
  if (!isBuiltIn()) return () => void keepStaffRights(userId).catch((error: unknown) => logFailure(userId, error));
  const path = chatPaths.staff(userId);
  const known = await builtInDatabase().readWithin(tx, path);
  if (known === null || isSame(known, rightsOf(roles))) return () => {};
  return builtInDatabase().updateWithin(tx, { [path]: rightsOf(roles) });
}

const logFailure = (userId: string, error: unknown) =>
  log.error({ userId, ...describeError(error) }, 'rights in chat could not be brought up to date');

/** A token that signs a person of the staff in to chat. */
export async function signInToChat(actor: Actor): Promise<string> {
  await keepStaffRights(actor.userId);
  return mintStaffToken(actor);
}
