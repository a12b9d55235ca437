import * as sessions from '@/lib/server/auth/sessions/session-service';
import { decodeJwt } from 'jose';
import { hashPassword } from '@/lib/server/auth/passwords';
import { clock } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { passwordResets, users } from '@/lib/server/db/schema/users';

/** Everybody's password unless told. */
export const PASSWORD = 'seven looms & 9 weavers';

/** Hashing takes long by design, so people share one hash. */
let sharedHash: Promise<string> | undefined;
const passwordHash = () => (sharedHash ??= hashPassword(PASSWORD));

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

/** Somebody signed in, without the two calls that signing in takes. */
export async function makeSession(overrides: { user?: User; device?: string } = {}) {
  const { user = await makeUser(), device = 'Chrome on Android' } = overrides;
  const tokens = await transaction((tx) => sessions.openSession(tx, user, device));
  return { ...tokens, user, id: String(decodeJwt(tokens.accessToken).sid) };
}

/** Somebody's open request for a new password. */
export async function makePasswordReset(overrides: { user?: User; requestedAt?: Date } = {}) {
  const { user = await makeUser(), requestedAt = clock.now() } = overrides;
  const id = newId();
  await orm().insert(passwordResets).values({ id, userId: user.id, requestedAt });
  return { id, user };
}
