import * as sessions from '@/lib/server/auth/sessions/session-service';
import { decodeJwt } from 'jose';
import { hashPassword } from '@/lib/server/auth/passwords';
import { clock } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { passwordResets, users } from '@/lib/server/db/schema/users';

/** Default password of test users. */
export const PASSWORD = 'seven looms & 9 weavers';

/** Set by the test environment; child processes do not have it. */
const { sharedTexts = new Map<string, string>() } = globalThis as { sharedTexts?: Map<string, string> };

/** Hashing is slow by design, so all test files of a worker share one hash. */
async function passwordHash(): Promise<string> {
  const hash = sharedTexts.get(PASSWORD) ?? (await hashPassword(PASSWORD));
  sharedTexts.set(PASSWORD, hash);
  return hash;
}

let people = 0;

export type User = typeof users.$inferSelect;

/** A member of staff. */
export async function makeUser(overrides: Partial<typeof users.$inferInsert> = {}): Promise<User> {
  people += 1;
  const [user] = await orm()
    .insert(users)
    .values({
      name: 'Meera Shah',
      phoneNumber: `+9198250${String(people).padStart(5, '0')}`,
      roles: ['editor_catalog'],
      passwordHash: await passwordHash(),
      createdAt: clock.now(),
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('Nobody was made.');
  return user;
}

/** A signed-in user, without the two calls of a sign-in. */
export async function makeSession(overrides: { user?: User; device?: string } = {}) {
  const { user = await makeUser(), device = 'Chrome on Android' } = overrides;
  const tokens = await transaction((tx) => sessions.openSession(tx, user, device));
  return { ...tokens, user, id: String(decodeJwt(tokens.accessToken).sid) };
}

/** An open password reset request. */
export async function makePasswordReset(overrides: { user?: User; requestedAt?: Date } = {}) {
  const { user = await makeUser(), requestedAt = clock.now() } = overrides;
  const id = newId();
  await orm().insert(passwordResets).values({ id, userId: user.id, requestedAt });
  return { id, user };
}
