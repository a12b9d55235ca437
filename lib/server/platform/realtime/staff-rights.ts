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

/** Entry in the tree for a person with these roles. */
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

/** Writes a person's chat permissions into the tree, from their current account: the rules read them there. */
export async function keepStaffRights(userId: string): Promise<void> {
  const path = chatPaths.staff(userId);
  const rolesNow = async (tx: Queryable) => (await findWorkingActor(tx, userId))?.roles ?? [];
  if (isSame(await realtimeTree().readAt(path), rightsOf(await rolesNow(orm())))) return;
  if (!isBuiltIn()) return realtimeTree().update({ [path]: rightsOf(await rolesNow(orm())) });
  const database = builtInDatabase();
  const show = await transaction(async (tx) => {
    // Concurrent role changes are written after this, or seen by it.
    await database.readWithin(tx, path);
    return database.updateWithin(tx, { [path]: rightsOf(await rolesNow(tx)) });
  });
  show();
}

/**
 * Updates a chat user's entry in the tree together with their account, so that a revoked permission ends at once.
 * Returns a function to call after the commit.
 */
export async function changeStaffRights(tx: Queryable, userId: string, roles: readonly Role[]): Promise<() => void> {
  // A Firebase project is updated afterwards, and again when the person next signs in to chat.
  if (!isBuiltIn()) return () => void keepStaffRights(userId).catch((error: unknown) => logFailure(userId, error));
  const path = chatPaths.staff(userId);
  const known = await builtInDatabase().readWithin(tx, path);
  if (known === null || isSame(known, rightsOf(roles))) return () => {};
  return builtInDatabase().updateWithin(tx, { [path]: rightsOf(roles) });
}

const logFailure = (userId: string, error: unknown) =>
  log.error({ userId, ...describeError(error) }, 'rights in chat could not be brought up to date');

/** A token that signs a staff member in to chat. */
export async function signInToChat(actor: Actor): Promise<string> {
  await keepStaffRights(actor.userId);
  return mintStaffToken(actor);
}
