import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT } from '@/config/product';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { PASSWORD_LENGTH } from '@/lib/domain/access/password-rules';
import { orm } from '@/lib/server/db/database';
import { auditEntries } from '@/lib/server/db/schema/system';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { makeSession, makeUser, PASSWORD, type User } from '../support/factories';
import { countPasswordChecks, holdPasswordCheck } from '../support/password-checks';
import { forgetLimits } from '../support/rate-limit-rows';
import { checkPassword, cloudToken } from '../support/sign-in-as';
import type * as Watched from '../support/watched-argon2';

jest.mock('@node-rs/argon2', () => jest.requireActual<typeof Watched>('../support/watched-argon2').watchedArgon2());

const api = serveApi();

beforeEach(forgetLimits);

const NEW = 'twelve indigo shuttles';

type Session = Awaited<ReturnType<typeof makeSession>>;

const change = (as: Session, newPassword = NEW, currentPassword = PASSWORD) =>
  api.call(meApi.changePassword, { body: { currentPassword, newPassword } }, { as });

const me = (as: Session) => api.call(meApi.get, {}, { as });
const signsIn = async (user: User, password: string) =>
  (await checkPassword(api, user, { password })).reply.status === 200;
const stored = async ({ id }: User) => (await orm().select().from(users).where(eq(users.id, id)))[0];

const openSession = async ({ phoneNumber }: User, cookie: string) =>
  api.call(authApi.openSession, { body: { phoneNumber, token: await cloudToken(api) } }, { headers: { cookie } });

describe('a new password', () => {
  it('signs in, the old one does not, and the other sessions end', async () => {
    const here = await makeSession();
    const { user } = here;
    const others = [await makeSession({ user }), await makeSession({ user })];
    const stranger = await makeSession();
    const { cookie } = await checkPassword(api, user);

    expect((await change(here)).data).toEqual({ endedSessions: 2 });

    expect(await signsIn(user, NEW)).toBe(true);
    expect(await signsIn(user, PASSWORD)).toBe(false);
    expect((await me(here)).status).toBe(200);
    expect((await me(stranger)).status).toBe(200);
    for (const other of others) {
      expect((await me(other)).status).toBe(401);
      const body = { refreshToken: `JWT ${other.refreshToken}` };
      expect((await api.call(authApi.refresh, { body })).status).toBe(401);
    }
    expect((await openSession(user, cookie)).status).toBe(401);
  });

  it('is written down, without the password', async () => {
    const here = await makeSession();
    await change(here);
    const entries = await orm().select().from(auditEntries).where(eq(auditEntries.actorId, here.user.id));
    expect(entries.map(({ action }) => action)).toEqual(['sessions.opened', 'users.password-changed']);
    expect(JSON.stringify(entries)).not.toContain(NEW);
  });

  it('frees somebody who had to choose one', async () => {
    const user = await makeUser({ mustChangePassword: true, oneTimePasswordUntil: new Date(Date.now() + 60_000) });
    const here = await makeSession({ user });
    expect((await me(here)).data.mustChangePassword).toBe(true);
    await change(here);
    expect((await me(here)).data.mustChangePassword).toBe(false);
    expect(await stored(user)).toMatchObject({ mustChangePassword: false, oneTimePasswordUntil: null });
  });

  it('works whatever characters it has, and none that differs in the last one does', async () => {
    const character = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...' ñ語🧵\\"%'),
    );
    const passwords = fc.array(character, { minLength: 12, maxLength: 40 }).map((characters) => characters.join(''));
    await fc.assert(
      fc.asyncProperty(passwords, character, async (password, other) => {
        const changed = [...password].slice(0, -1).join('') + other;
        fc.pre([...password].length <= PASSWORD_LENGTH.max && !password.includes('\0') && !other.includes('\0'));
        fc.pre(changed.normalize('NFKC') !== password.normalize('NFKC'));
        const here = await makeSession();
        expect((await change(here, password)).status).toBe(200);
        expect(await signsIn(here.user, password)).toBe(true);
        expect(await signsIn(here.user, changed)).toBe(false);
      }),
      { numRuns: 8 },
    );
  });

  it('is the same one on another keyboard', async () => {
    const here = await makeSession();
    await change(here, 'cafe\u0301 ｃｏｔｔｏｎ mill');
    expect(await signsIn(here.user, 'caf\u00e9 cotton mill')).toBe(true);
  });
});

describe('refused, and nothing changes:', () => {
  async function expectRefused(here: Session, typed: [newPassword: string, current?: string], field: string) {
    await forgetLimits();
    const other = await makeSession({ user: here.user });
    const { status, failure } = await change(here, ...typed);
    expect([typed[0], status, failure.code, failure.issues?.map(({ path }) => path)]).toEqual([
      typed[0],
      400,
      'bad_input',
      [[field]],
    ]);
    expect((await stored(here.user))?.passwordHash).toBe(here.user.passwordHash);
    expect((await me(other)).status).toBe(200);
  }

  it('a wrong current password', async () => {
    await expectRefused(await makeSession(), [NEW, 'not the current one'], 'currentPassword');
  });

  it('the current password again', async () => {
    await expectRefused(await makeSession(), [PASSWORD], 'newPassword');
  });

  it('one that thieves try first', async () => {
    const here = await makeSession();
    const long = dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_LENGTH.min);
    expect(long.length).toBeGreaterThan(3);
    const known = [...long.slice(0, 2), long[0]?.toUpperCase() ?? '', '１２３４５６７８９０'];
    for (const password of known) await expectRefused(here, [password], 'newPassword');
  });

  it('hardly more than the name, the phone number or the product', async () => {
    const here = await makeSession({ user: await makeUser({ name: 'Meenakshi Sundaram' }) });
    const { phoneNumber } = here.user;
    const close = [
      'meenakshi12',
      'Meenakshi-Sundaram',
      'sundarammeenakshi',
      `${phoneNumber}x`,
      phoneNumber.slice(3),
      `${PRODUCT.name}-${PRODUCT.name}-bomb!`,
      'Meenakshi!!!!!!!!!',
    ];
    for (const password of close) await expectRefused(here, [password], 'newPassword');
  });

  it('one too short or too long, counted as people count', async () => {
    const here = await makeSession();
    for (const password of ['nine char', '🧵🪡🧶👘🥻👗👚👕👖', 'ñ'.repeat(129), '🧵'.repeat(129)])
      await expectRefused(here, [password], 'newPassword');
  });

  it('but not ten characters, whatever they are, nor a hundred and twenty-eight', async () => {
    for (const password of ['qzj wvk xy', '🧵🪡🧶👘🥻👗👚👕👖👔', '?!…—«»¿¡§¶', '🧵'.repeat(128), 'ab ÿ'.repeat(32)]) {
      const here = await makeSession();
      expect([password, (await change(here, password)).status]).toEqual([password, 200]);
      expect(await signsIn(here.user, password)).toBe(true);
    }
  });
});

describe('guessing the current password', () => {
  it('stops after ten tries, even with the right one', async () => {
    const here = await makeSession();
    for (let turn = 0; turn < 10; turn += 1) expect((await change(here, NEW, 'a guess')).status).toBe(400);
    const { status, failure, headers } = await change(here);
    expect([status, failure.code]).toEqual([429, 'too_many']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await change(await makeSession())).status).toBe(200);
  });

  it('stops after ten however many come at once', async () => {
    const here = await makeSession();
    countPasswordChecks();
    const replies = await Promise.all(Array.from({ length: 50 }, () => change(here, NEW, 'a guess')));
    expect(countPasswordChecks()).toBe(10);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it('begins anew once it was right', async () => {
    const here = await makeSession();
    for (let turn = 0; turn < 9; turn += 1) await change(here, NEW, 'a guess');
    expect((await change(here, NEW)).status).toBe(200);
    for (let turn = 0; turn < 9; turn += 1) expect((await change(here, 'yet another one', 'a guess')).status).toBe(400);
  });
});

describe('while a password is being looked at', () => {
  it('another is set: a sign-in with the old one comes to nothing', async () => {
    const here = await makeSession();
    const check = holdPasswordCheck();
    const late = checkPassword(api, here.user);
    await check.reached;
    expect((await change(here)).status).toBe(200);
    check.letGo();
    const { reply, cookie } = await late;
    expect([reply.status, (await openSession(here.user, cookie)).status]).toEqual([401, 401]);
  });

  it('another is set: a second change comes to nothing', async () => {
    const here = await makeSession();
    const elsewhere = await makeSession({ user: here.user });
    const check = holdPasswordCheck();
    const late = change(elsewhere, 'a thief chose this');
    await check.reached;
    expect((await change(here)).status).toBe(200);
    check.letGo();
    expect((await late).failure.issues?.map(({ path }) => path)).toEqual([['currentPassword']]);
    expect((await me(here)).status).toBe(200);
    expect(await signsIn(here.user, NEW)).toBe(true);
  });
});
