import { findablePhone } from '@/lib/domain/text/phone';
import type { Actor } from '../../auth/actor';
import { makeOneTimePassword, ONE_TIME_PASSWORD_LIFE } from '../../auth/one-time-password';
import { hashPassword } from '../../auth/passwords';
import { recordAudit } from '../../db/record-audit';
import { clock, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { notFound, refused } from '../../errors';
import { takeTry } from '../../http/rate-limits';
import * as sessions from '../../auth/sessions/session-service';
import * as users from '../users/service';
import * as repository from './repository';

/**
 * Requests a new password from an admin for a user who cannot sign in. The response and its timing are the same for
 * every number.
 * @throws 429 after too many tries.
 */
export async function requestReset(phoneNumber: string, address: string): Promise<void> {
  await takeTry('forgot-address', address);
  const phone = findablePhone(phoneNumber) ?? phoneNumber;
  await takeTry('forgot-phone', phone);
  await transaction(async (tx) => {
    const subjectId = await repository.insertFor(tx, phone, { id: newId(), requestedAt: clock.now() });
    await recordAudit(tx, { actorId: null, action: 'password-resets.requested', subjectId });
  });
}

/** Open requests, oldest first, without those of users who could not sign in anyway. */
export async function listResets() {
  const open = await repository.listOpen(orm());
  return open.map((request) => ({ ...request, requestedAt: request.requestedAt.toISOString() }));
}

const accountDisabled = () => refused('The account is disabled. Enable it first.');

/**
 * Gives the user a one-time password and signs them out everywhere.
 * @throws 404 when the request is not open (any more); 409 when the account is disabled.
 */
export async function grantReset(id: string, actor: Actor) {
  const oneTimePassword = makeOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword);
  const validUntil = later(ONE_TIME_PASSWORD_LIFE);
  await transaction(async (tx) => {
    const userId = await repository.findOpen(tx, id);
    if (!userId) throw notFound();
    // Locks the user before the request, like all code that locks both.
    if (!(await users.lockAtWork(tx, userId))) throw accountDisabled();
    if (!(await repository.close(tx, id, closing('granted', actor)))) throw notFound();
    await users.setOneTimePassword(tx, userId, passwordHash, validUntil);
    await sessions.endSessions(tx, { userId, reason: 'password-reset', actorId: actor.userId });
    await recordAudit(tx, { actorId: actor.userId, action: 'password-resets.granted', subjectId: userId });
  });
  return { oneTimePassword, validUntil: validUntil.toISOString() };
}

/**
 * Replaces the password with a one-time password and signs the user out everywhere. This closes an open request.
 * @throws 409 when the account is disabled.
 */
export async function giveOneTimePassword(id: string, actor: Actor) {
  const oneTimePassword = makeOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword);
  const validUntil = later(ONE_TIME_PASSWORD_LIFE);
  await transaction(async (tx) => {
    const user = await users.lockById(tx, id);
    if (!user) throw notFound();
    if (user.disabledAt) throw accountDisabled();
    await users.setOneTimePassword(tx, id, passwordHash, validUntil);
    await closeResetsOf(tx, id, 'granted', actor);
    await sessions.endSessions(tx, { userId: id, reason: 'password-reset', actorId: actor.userId });
    await recordAudit(tx, { actorId: actor.userId, action: 'users.one-time-password', subjectId: id });
  });
  return { oneTimePassword, validUntil: validUntil.toISOString() };
}

/** @throws 404 when the request is not open (any more). */
export async function dismissReset(id: string, actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    const userId = await repository.close(tx, id, closing('dismissed', actor));
    if (!userId) throw notFound();
    await recordAudit(tx, { actorId: actor.userId, action: 'password-resets.dismissed', subjectId: userId });
  });
}

/**
 * Closes the user's open request, if there is one, within the caller's transaction, which has locked the user: it was
 * fulfilled or no longer can be.
 */
export async function closeResetsOf(
  tx: Queryable,
  userId: string,
  outcome: 'granted' | 'dismissed',
  actor: Actor,
): Promise<void> {
  if (await repository.closeOf(tx, userId, closing(outcome, actor)))
    await recordAudit(tx, { actorId: actor.userId, action: `password-resets.${outcome}`, subjectId: userId });
}

const closing = <Outcome extends string>(outcome: Outcome, actor: Actor) => ({
  closedAt: clock.now(),
  closedBy: actor.userId,
  outcome,
});
