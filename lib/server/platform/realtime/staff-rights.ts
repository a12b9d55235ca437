import { chatPaths, type Json } from '@/lib/domain/chat/layout';
import type { Actor } from '../../auth/actor';
import { findWorkingActor } from '../../auth/actor-repository';
import { mintStaffToken } from '../../auth/chat-token';
import { describeError } from '../../db/describe-error';
import { orm } from '../../db/database';
import { log } from '../../log';
import { realtimeTree } from './realtime';

const RIGHTS = ['admin', 'chat_active'] as const;

/** Writes into the tree what a person may do in chat, as their account is now: the rules read it there. */
export async function keepStaffRights(userId: string): Promise<void> {
  const actor = await findWorkingActor(orm(), userId);
  const held = RIGHTS.filter((role) => actor?.roles.includes(role));
  const rights: Json = held.length > 0 ? Object.fromEntries(held.map((role) => [role, true])) : null;
  const path = chatPaths.staff(userId);
  const known = await realtimeTree().readAt(path);
  if (namesOf(known) !== namesOf(rights)) await realtimeTree().update({ [path]: rights });
}

const namesOf = (rights: Json) =>
  Object.keys(rights ?? {})
    .sort()
    .join();

/** The same after an account was changed: the change holds, whatever becomes of this. */
export async function followAccount(userId: string): Promise<void> {
  try {
    await keepStaffRights(userId);
  } catch (error) {
    log.error({ userId, ...describeError(error) }, 'rights in chat could not be brought up to date');
  }
}

/** A token that signs a person of the staff in to chat. */
export async function signInToChat(actor: Actor): Promise<string> {
  await keepStaffRights(actor.userId);
  return mintStaffToken(actor);
}
