import { eq } from 'drizzle-orm';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { isDeviceToken, makeDeviceToken, readDeviceToken } from '@/lib/server/auth/known-device';
import { DAY, SECOND } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { makePasswordReset, makeSession, makeUser, PASSWORD, type User } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { countPasswordChecks } from '../support/password-checks';
import { endWindows, forgetLimits, limitRows, setTries } from '../support/rate-limit-rows';
import { checkPassword, cloudToken } from '../support/sign-in-as';
import type * as Watched from '../support/watched-argon2';

jest.mock('@node-rs/argon2', () => jest.requireActual<typeof Watched>('../support/watched-argon2').watchedArgon2());

const api = serveApi();

beforeEach(forgetLimits);

/** The cookie that a response sets under this name, as the browser sends it back. */
const cookieOf = ({ headers }: { headers: Headers }, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** Signs in with a browser that has these cookies. Returns the second step's response and the cookies it then has. */
async function signIn(user: User, before = '', name = 'bomb-device') {
  const { cookie } = await checkPassword(api, user, { cookie: before });
  const body = { phoneNumber: user.phoneNumber, token: await cloudToken(api) };
  const reply = await api.call(authApi.openSession, { body }, { headers: { cookie: `${cookie}; ${before}` } });
  return { reply, session: reply.data, cookie: cookieOf(reply, name) };
}

const statusOf = async (user: User, cookie: string, password = PASSWORD) =>
  (await checkPassword(api, user, { cookie, password })).reply.status;

/** An attacker with only the phone number tries until the number is blocked. */
async function strangersTry(user: User): Promise<void> {
  await statusOf(user, '', 'a guess');
  await setTries('login-phone', 10);
  expect(await statusOf(user, '')).toBe(429);
}

const pointsOf = async (name: Parameters<typeof limitRows>[0]) => (await limitRows(name)).map(({ points }) => points);

describe('a browser the person signed in before', () => {
  it('lets its owner in whatever strangers try; any other browser waits', async () => {
    const user = await makeUser();
    const { cookie } = await signIn(user);
    await strangersTry(user);
    expect(await statusOf(user, cookie)).toBe(200);
    expect(await statusOf(user, '')).toBe(429);
    // The owner's correct password does not clear the attacker's count.
    expect(await pointsOf('login-phone')).toEqual([12]);
  });

  it('lets its owner in whoever shares its address', async () => {
    const people = [await makeUser(), await makeUser(), await makeUser()];
    const cookies = [];
    for (const user of people) cookies.push((await signIn(user)).cookie);
    await statusOf(await makeUser(), '', 'a guess');
    await setTries('login-address', 300);
    expect(await statusOf(await makeUser(), '')).toBe(429);
    for (const [index, user] of people.entries()) expect(await statusOf(user, cookies[index] ?? '')).toBe(200);
  });

  it('knows several people, eight at most, the last ones', async () => {
    const people = [];
    let cookie = '';
    for (let turn = 0; turn < 9; turn += 1) {
      const user = await makeUser();
      people.push(user);
      ({ cookie } = await signIn(user, cookie));
    }
    ({ cookie } = await signIn(people[5] as User, cookie));
    expect(cookie.split('~')).toHaveLength(8);
    await statusOf(await makeUser(), '', 'a guess');
    await setTries('login-address', 300);
    const statuses = [];
    for (const user of people) statuses.push(await statusOf(user, cookie));
    expect(statuses).toEqual([429, ...Array<number>(8).fill(200)]);
  });

  it('counts its own wrong passwords, ten in a quarter of an hour, and no others', async () => {
    const user = await makeUser();
    const { cookie } = await signIn(user);
    await forgetLimits();
    for (let turn = 0; turn < 9; turn += 1) expect(await statusOf(user, cookie, 'mistyped')).toBe(401);
    expect([await pointsOf('login-device'), await limitRows('login-phone'), await limitRows('login-address')]).toEqual([
      [9],
      [],
      [],
    ]);
    expect(await statusOf(user, cookie)).toBe(200);
    expect(await limitRows('login-device')).toEqual([]);
  });

  it('gives whoever took its cookie no more guesses, also at once', async () => {
    const user = await makeUser();
    const { cookie } = await signIn(user);
    countPasswordChecks();
    const statuses = await Promise.all(Array.from({ length: 30 }, () => statusOf(user, cookie, 'a guess')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(countPasswordChecks()).toBe(10);
    const { reply } = await checkPassword(api, user, { cookie });
    expect(reply.failure.message).toMatch(/^Too many tries\. Wait 1[45] minutes and try again\.$/);
    await endWindows();
    expect(await statusOf(user, cookie)).toBe(200);
  });

  it('gets a new cookie at each sign-in, so a stolen cookie does not lock it out', async () => {
    const user = await makeUser();
    const { cookie: stolen } = await signIn(user);
    const { cookie } = await signIn(user, stolen);
    expect(cookie).not.toBe(stolen);
    expect(cookie.split('~')).toHaveLength(1);
    await statusOf(user, stolen, 'a guess');
    await setTries('login-device', 10);
    expect([await statusOf(user, stolen), await statusOf(user, cookie)]).toEqual([429, 200]);
  });

  it('gives its owner’s cookie no say over others', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const { cookie } = await signIn(user);
    await strangersTry(other);
    expect(await statusOf(other, cookie)).toBe(429);
    expect(await limitRows('login-device')).toEqual([]);
  });
});

describe('a device cookie', () => {
  const plain = /^bomb-device=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/;

  it('comes with the second step, where no script and no other site can reach it', async () => {
    const user = await makeUser();
    const first = await checkPassword(api, user);
    expect(cookieOf(first.reply, 'bomb-device')).toBe('');
    const { reply } = await signIn(user);
    expect(reply.headers.getSetCookie()).toContainEqual(expect.stringMatching(plain));
  });

  it('keeps to https where staff come that way', async () => {
    changeSettings({ PUBLIC_URL: 'https://bomb.example' });
    const user = await makeUser();
    const { reply, cookie } = await signIn(user, '', '__Host-bomb-device');
    expect(reply.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-bomb-device=\S+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
    );
    await strangersTry(user);
    expect(await statusOf(user, cookie.replace('__Host-', ''))).toBe(429);
    expect(await statusOf(user, cookie)).toBe(200);
  });

  it('opens nothing and names nobody', async () => {
    const user = await makeUser();
    const { cookie } = await signIn(user);
    const token = cookie.split('=')[1] ?? '';
    for (const part of [user.id, user.phoneNumber.slice(-10), user.name, user.passwordHash])
      expect(Buffer.from(token, 'base64url').toString('latin1') + token).not.toContain(part);
    const body = { phoneNumber: user.phoneNumber, token: await cloudToken(api) };
    const asTicket = { headers: { cookie: `bomb-login=${token}; ${cookie}` } };
    expect((await api.call(authApi.openSession, { body }, asTicket)).status).toBe(401);
    expect((await api.call(meApi.get, {}, { as: { accessToken: token }, headers: { cookie } })).status).toBe(401);
    expect((await api.call(authApi.refresh, { body: { refreshToken: `JWT ${token}` } })).status).toBe(401);
    expect(await statusOf(user, cookie, 'a guess')).toBe(401);
  });

  it('that is forged, bent or another person’s leaves a browser a stranger’s', async () => {
    const user = await makeUser();
    const token = (await signIn(user)).cookie.split('=')[1] ?? '';
    const [device = '', seconds = '', proof = ''] = token.split('.');
    const theirs = (await signIn(await makeUser())).cookie.split('=')[1] ?? '';
    const [otherDevice = '', , otherProof = ''] = theirs.split('.');
    const forged = [
      theirs,
      `${otherDevice}.${seconds}.${proof}`,
      `${device}.${seconds}.${otherProof}`,
      `${device}.${Number(seconds) + 1}.${proof}`,
      `${device}.0${seconds}.${proof}`,
      `${device}.${seconds}.${'A'.repeat(43)}`,
      `${device}.${seconds}`,
      `${user.id}.${seconds}.${proof}`,
      makeDeviceToken({ id: user.id, passwordHash: '' }),
      makeDeviceToken({ id: '', passwordHash: user.passwordHash }),
      '~'.repeat(3000),
      'null',
    ];
    await strangersTry(user);
    for (const value of forged) expect([value, await statusOf(user, `bomb-device=${value}`)]).toEqual([value, 429]);
    expect(await limitRows('login-device')).toEqual([]);
    expect(await statusOf(user, `bomb-device=${forged.slice(0, 4).join('~')}~${token}`)).toBe(200);
  });

  it('with any letter changed is nobody’s', async () => {
    const user = await makeUser();
    const token = makeDeviceToken(user);
    for (let at = 0; at < token.length; at += 1)
      for (const letter of ['A', 'b', '0', '7', '_', '.', '~', 'é']) {
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        if (changed !== token) expect([changed, readDeviceToken(changed, user)]).toEqual([changed, null]);
      }
    expect(readDeviceToken(token, user)).toBe(token.split('.')[0]);
  });

  it('ends after ninety days in which nobody signed in', async () => {
    const time = freezeClock();
    const user = await makeUser();
    const token = makeDeviceToken(user);
    time.advance(90 * DAY - SECOND);
    expect([isDeviceToken(token), readDeviceToken(token, user)]).toEqual([true, token.split('.')[0]]);
    time.advance(SECOND);
    expect([isDeviceToken(token), readDeviceToken(token, user)]).toEqual([false, null]);
  });
});

describe('a browser is a stranger’s again', () => {
  it('after an admin issues a new password, and known once that is replaced there', async () => {
    const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    const user = await makeUser();
    const { cookie } = await signIn(user);
    const { id } = await makePasswordReset({ user });
    const { oneTimePassword } = (await api.call(passwordResetsApi.grant, { params: { id } }, { as: admin })).data;
    await statusOf(user, cookie, 'a guess');
    expect([await pointsOf('login-phone'), await limitRows('login-device')]).toEqual([[1], []]);

    const first = await checkPassword(api, user, { cookie, password: oneTimePassword });
    const body = { phoneNumber: user.phoneNumber, token: await cloudToken(api) };
    const session = await api.call(authApi.openSession, { body }, { headers: { cookie: first.cookie } });
    const known = cookieOf(session, 'bomb-device');
    const change = { currentPassword: oneTimePassword, newPassword: PASSWORD };
    const here = { as: session.data, headers: { cookie: known } };
    const changed = await api.call(meApi.changePassword, { body: change }, here);
    await strangersTry(user);
    expect(await statusOf(user, known)).toBe(429);
    expect(await statusOf(user, cookieOf(changed, 'bomb-device'))).toBe(200);
  });

  it('where its owner chose a new password in another one, which stays known', async () => {
    const user = await makeUser();
    const [here, there] = [await signIn(user), await signIn(user)];
    const other = await signIn(await makeUser(), here.cookie);
    const body = { currentPassword: PASSWORD, newPassword: 'twelve indigo shuttles' };
    const changed = await api.call(
      meApi.changePassword,
      { body },
      { as: here.session, headers: { cookie: other.cookie } },
    );
    const now = cookieOf(changed, 'bomb-device');
    expect(now).toContain(other.cookie.split('=')[1]?.split('~')[0]);
    await strangersTry(user);
    expect(await statusOf(user, now, body.newPassword)).toBe(200);
    for (const { cookie } of [here, there, other]) expect(await statusOf(user, cookie, body.newPassword)).toBe(429);
  });

  it('for whoever is disabled: the right password counts as a wrong one', async () => {
    const user = await makeUser();
    const { cookie } = await signIn(user);
    await orm().update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
    await forgetLimits();
    expect(await statusOf(user, cookie)).toBe(401);
    expect(await pointsOf('login-device')).toEqual([1]);
    await setTries('login-device', 10);
    expect(await statusOf(user, cookie)).toBe(429);
  });
});
