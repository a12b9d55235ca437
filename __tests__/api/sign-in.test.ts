import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { DAY, later, SECOND } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { users } from '@/lib/server/db/schema/users';

import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { makeUser, PASSWORD, type User } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { countPasswordChecks } from '../support/password-checks';
import { checkPassword, cloudToken, cookiesOf, signInAs } from '../support/sign-in-as';
import type * as Watched from '../support/watched-argon2';

jest.mock('@node-rs/argon2', () => jest.requireActual<typeof Watched>('../support/watched-argon2').watchedArgon2());

const api = serveApi();

const openSession = async (user: Pick<User, 'phoneNumber'>, cookie: string, token?: string) =>
  api.call(
    authApi.openSession,
    { body: { phoneNumber: user.phoneNumber, token: token ?? (await cloudToken(api)) } },
    { headers: { cookie } },
  );

const change = (user: User, changes: Partial<User>) => orm().update(users).set(changes).where(eq(users.id, user.id));
const hashOf = async (user: User) => (await orm().select().from(users).where(eq(users.id, user.id)))[0]?.passwordHash;

describe('signing in', () => {
  it('takes two steps, whose answers have the shapes of section 3', async () => {
    const user = await makeUser({ name: 'श्रीमती विजयलक्ष्मी', roles: ['salesman', 'chat_active'] });
    const { reply, cookie } = await checkPassword(api, user);
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      200,
      { message: 'success', data: { name: user.name, fo: ['salesman', 'chat_active'] } },
    ]);

    const second = await openSession(user, cookie);
    expect(second.status).toBe(200);
    expect(JSON.parse(second.text)).toEqual({
      message: 'success',
      data: { accessToken: expect.any(String), refreshToken: expect.any(String), fo: ['salesman', 'chat_active'] },
    });
    const me = await api.call(meApi.get, {}, { as: second.data });
    expect(me.data).toMatchObject({ id: user.id, name: user.name, phoneNumber: user.phoneNumber, fo: user.roles });
  });

  it('knows a phone number in any spelling, at both steps', async () => {
    const user = await makeUser();
    const digits = user.phoneNumber.slice(3);
    const spellings = [
      digits,
      `0${digits}`,
      `91${digits}`,
      `+91 ${digits.slice(0, 5)}-${digits.slice(5)}`,
      `+91+91${digits}`,
    ];
    for (const phoneNumber of spellings) {
      const { reply, cookie } = await checkPassword(api, user, { phoneNumber });
      expect([phoneNumber, reply.status]).toEqual([phoneNumber, 200]);
      expect([phoneNumber, (await openSession({ phoneNumber }, cookie)).status]).toEqual([phoneNumber, 200]);
    }
  });

  it('does not take another country’s number for an Indian one', async () => {
    const user = await makeUser();
    const { reply } = await checkPassword(api, user, { phoneNumber: `+1${user.phoneNumber.slice(3)}` });
    expect(reply.status).toBe(401);
  });

  it('renews a hash that was made with a smaller cost, once', async () => {
    const weak = await hash(PASSWORD, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const user = await makeUser({ passwordHash: weak });
    expect((await checkPassword(api, user, { password: 'another one' })).reply.status).toBe(401);
    expect(await hashOf(user)).toBe(weak);

    await signInAs(api, user);
    const renewed = await hashOf(user);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    await signInAs(api, user);
    expect(await hashOf(user)).toBe(renewed);
  });

  it('refuses calls that another site makes the browser send', async () => {
    const user = await makeUser();
    const body = { phoneNumber: user.phoneNumber, password: PASSWORD };
    const from = (site: string) => api.call(authApi.checkPassword, { body }, { headers: { 'Sec-Fetch-Site': site } });
    for (const site of ['cross-site', 'same-site']) {
      const { status, failure } = await from(site);
      expect([site, status, failure.code]).toEqual([site, 403, 'cross_site']);
    }
    for (const site of ['same-origin', 'none']) expect([site, (await from(site)).status]).toEqual([site, 200]);
  });
});

describe('a sign-in that is not right', () => {
  /** Everything in a response that a stranger sees, without the part that is always new. */
  async function seen(typed: { phoneNumber: string; password: string }) {
    const statements = jest.spyOn(api.database.pool, 'query');
    countPasswordChecks();
    const reply = await api.call(authApi.checkPassword, { body: typed });
    const work = statements.mock.calls.map(([query]) => (query as unknown as { text: string }).text.trim());
    statements.mockRestore();
    const headers = [...reply.headers.entries()].filter(([name]) => !['date', 'x-request-id'].includes(name));
    const text = reply.text.replace(reply.failure.requestId, '');
    return { status: reply.status, text, headers, work, looks: countPasswordChecks() };
  }

  it('says the same, and does the same work, whatever is wrong', async () => {
    const user = await makeUser();
    const disabled = await makeUser({ disabledAt: new Date() });
    const late = await makeUser({ mustChangePassword: true, oneTimePasswordUntil: later(-SECOND) });
    const password = 'not the right one';

    const wrong = await seen({ phoneNumber: user.phoneNumber, password });
    expect(wrong.status).toBe(401);
    expect(JSON.parse(wrong.text)).toMatchObject({ code: 'wrong_credentials' });
    expect(wrong.headers.map(([name]) => name)).not.toContain('set-cookie');
    expect(wrong.looks).toBe(1);

    expect(await seen({ phoneNumber: '+919999999999', password })).toEqual(wrong);
    expect(await seen({ phoneNumber: '', password })).toEqual(wrong);
    expect(await seen({ phoneNumber: 'nobody', password })).toEqual(wrong);
    expect(await seen({ phoneNumber: disabled.phoneNumber, password })).toEqual(wrong);
    expect(await seen({ phoneNumber: disabled.phoneNumber, password: PASSWORD })).toEqual(wrong);
    expect(await seen({ phoneNumber: late.phoneNumber, password: PASSWORD })).toEqual(wrong);
  });
});

describe('the second step', () => {
  it('is for the browser that took the first, and no other', async () => {
    const user = await makeUser();
    await checkPassword(api, user);
    for (const cookie of ['', 'bomb-login=', 'bomb-login=guessed', `bomb-login=${user.id}`]) {
      const { status, failure } = await openSession(user, cookie);
      expect([cookie, status, failure.code]).toEqual([cookie, 401, 'sign_in_expired']);
    }
  });

  it('keeps its ticket where no script and no other site can reach it', async () => {
    const { reply } = await checkPassword(api, await makeUser());
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^bomb-login=[\w-]{43}; Max-Age=120; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('keeps its ticket to https where staff come that way', async () => {
    changeSettings({ PUBLIC_URL: 'https://bomb.example' });
    const user = await makeUser();
    const { reply, cookie } = await checkPassword(api, user);
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-bomb-login=[\w-]{43}; Max-Age=120; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
    ]);
    expect((await openSession(user, cookie.replace('__Host-', ''))).status).toBe(401);
    expect((await openSession(user, cookie)).status).toBe(200);
  });

  it('is taken once, and clears its ticket', async () => {
    const user = await makeUser();
    const { cookie } = await checkPassword(api, user);
    const first = await openSession(user, cookie);
    expect(first.headers.getSetCookie()).toContain('bomb-login=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
    expect((await openSession(user, cookie)).status).toBe(401);
  });

  it('is taken once however many try at the same moment', async () => {
    const user = await makeUser();
    const { cookie } = await checkPassword(api, user);
    const token = await cloudToken(api);
    const replies = await Promise.all(Array.from({ length: 20 }, () => openSession(user, cookie, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it('is for the person who took the first; a try for another uses the ticket up', async () => {
    const user = await makeUser();
    const { cookie } = await checkPassword(api, user);
    expect((await openSession(await makeUser(), cookie)).status).toBe(401);
    expect((await openSession(user, cookie)).status).toBe(401);
  });

  it('can be taken again after an identity that is not good', async () => {
    const user = await makeUser();
    const { cookie } = await checkPassword(api, user);
    expect((await openSession(user, cookie, 'not.an.identity')).status).toBe(401);
    expect((await openSession(user, cookie)).status).toBe(200);
  });

  it('can be taken within two minutes', async () => {
    const time = freezeClock();
    const user = await makeUser();
    const [early, late] = [await checkPassword(api, user), await checkPassword(api, user)];
    time.advance(119 * SECOND);
    expect((await openSession(user, early.cookie)).status).toBe(200);
    time.advance(SECOND);
    expect((await openSession(user, late.cookie)).status).toBe(401);
  });

  it('is closed to somebody disabled since the first', async () => {
    const user = await makeUser();
    const { cookie } = await checkPassword(api, user);
    await change(user, { disabledAt: new Date() });
    expect((await openSession(user, cookie)).status).toBe(401);
  });

  it('gives the roles as they are by then', async () => {
    const user = await makeUser({ roles: ['admin'] });
    const { cookie } = await checkPassword(api, user);
    await change(user, { roles: ['salesman'] });
    expect((await openSession(user, cookie)).data.fo).toEqual(['salesman']);
  });

  it('works for several browsers of one person side by side', async () => {
    const user = await makeUser();
    const [one, two] = await Promise.all([checkPassword(api, user), checkPassword(api, user)]);
    expect(one.cookie).not.toBe(two.cookie);
    expect((await openSession(user, two.cookie)).status).toBe(200);
    expect((await openSession(user, one.cookie)).status).toBe(200);
  });
});

describe('a one-time password', () => {
  it('signs in until it ends', async () => {
    const time = freezeClock();
    const user = await makeUser({ mustChangePassword: true, oneTimePasswordUntil: later(DAY) });
    time.advance(DAY - SECOND);
    const { reply, cookie } = await checkPassword(api, user);
    expect(reply.status).toBe(200);
    expect(cookiesOf(reply)).toBe(cookie);
    time.advance(SECOND);
    expect((await openSession(user, cookie)).status).toBe(401);
    expect((await checkPassword(api, user)).reply.status).toBe(401);
  });
});
