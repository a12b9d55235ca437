import { and, eq, isNull } from 'drizzle-orm';
import { authApi } from '@/lib/contracts/auth';
import { orm } from '@/lib/server/db/database';
import { auditEntries, rateLimits } from '@/lib/server/db/schema/system';
import { passwordResets } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { makeUser, PASSWORD } from '../support/factories';
import { countPasswordChecks } from '../support/password-checks';
import { endWindows, forgetLimits, limitRows, setTries } from '../support/rate-limit-rows';
import type * as Watched from '../support/watched-argon2';

jest.mock('@node-rs/argon2', () => jest.requireActual<typeof Watched>('../support/watched-argon2').watchedArgon2());

const api = serveApi();

beforeEach(forgetLimits);

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, i) => make(i));

const tryPassword = async (phoneNumber: string, password = 'a guess', headers: Record<string, string> = {}) =>
  api.call(authApi.checkPassword, { body: { phoneNumber, password } }, { headers });

const statuses = async (replies: Promise<{ status: number }>[]) => {
  const tally: Record<number, number> = {};
  for (const { status } of await Promise.all(replies)) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
};

describe('wrong passwords for one phone number', () => {
  it('are ten in 15 minutes, in any spelling of the number; then the right one waits', async () => {
    const { phoneNumber } = await makeUser();
    const digits = phoneNumber.slice(3);
    const spellings = [
      phoneNumber,
      digits,
      `0${digits}`,
      `+91 ${digits}`,
      `+91-${digits.slice(0, 5)} ${digits.slice(5)}`,
    ];
    for (const spelling of [...spellings, ...spellings]) expect((await tryPassword(spelling)).status).toBe(401);

    countPasswordChecks();
    for (const spelling of spellings) {
      const { status, failure, headers } = await tryPassword(spelling, PASSWORD);
      expect([status, failure.code]).toEqual([429, 'too_many']);
      expect(failure.message).toMatch(/^Too many tries\. Wait 1[45] minutes and try again\.$/);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(countPasswordChecks()).toBe(0);
  });

  it('are ten in all when they come at once', async () => {
    const { phoneNumber } = await makeUser();
    countPasswordChecks();
    expect(await statuses(times(50, () => tryPassword(phoneNumber)))).toEqual({ 401: 10, 429: 40 });
    expect(countPasswordChecks()).toBe(10);
  });

  it('are as many for a number nobody has', async () => {
    expect(await statuses(times(12, () => tryPassword('+919999999999')))).toEqual({ 401: 10, 429: 2 });
    expect(await statuses(times(12, () => tryPassword('no number')))).toEqual({ 401: 10, 429: 2 });
  });

  it('do not keep anybody else out', async () => {
    const { phoneNumber } = await makeUser();
    await statuses(times(12, () => tryPassword(phoneNumber)));
    expect((await tryPassword((await makeUser()).phoneNumber, PASSWORD)).status).toBe(200);
  });

  it('are forgotten when the time is over, and nobody is locked out for ever', async () => {
    const { phoneNumber } = await makeUser();
    await statuses(times(50, () => tryPassword(phoneNumber)));
    expect((await tryPassword(phoneNumber, PASSWORD)).status).toBe(429);
    await endWindows();
    expect((await tryPassword(phoneNumber, PASSWORD)).status).toBe(200);
  });

  it('are forgotten after a right one, which never counts', async () => {
    const { phoneNumber } = await makeUser();
    await statuses(times(9, () => tryPassword(phoneNumber)));
    for (let turn = 0; turn < 12; turn += 1) expect((await tryPassword(phoneNumber, PASSWORD)).status).toBe(200);
    expect(await statuses(times(9, () => tryPassword(phoneNumber)))).toEqual({ 401: 9 });
  });

  it('count where the password is right but the person is disabled', async () => {
    const { phoneNumber } = await makeUser({ disabledAt: new Date() });
    expect(await statuses(times(12, () => tryPassword(phoneNumber, PASSWORD)))).toEqual({ 401: 10, 429: 2 });
  });

  it('are counted without the number', async () => {
    const { phoneNumber } = await makeUser();
    await tryPassword(phoneNumber);
    expect(JSON.stringify(await orm().select().from(rateLimits))).not.toContain(phoneNumber.slice(-10));
  });
});

describe('one address', () => {
  it('lets a hundred people in at nine o’clock, and counts none of them', async () => {
    const people = await Promise.all(times(100, () => makeUser()));
    expect(await statuses(people.map(({ phoneNumber }) => tryPassword(phoneNumber, PASSWORD)))).toEqual({ 200: 100 });
    expect((await limitRows('login-address')).map(({ points }) => points)).toEqual([0]);
  });

  it('is kept out after three hundred wrong passwords, whoever they were for', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    await tryPassword(one.phoneNumber);
    await setTries('login-address', 299);
    expect((await tryPassword(two.phoneNumber)).status).toBe(401);
    for (const { phoneNumber } of [one, two]) expect((await tryPassword(phoneNumber, PASSWORD)).status).toBe(429);
    await endWindows();
    expect((await tryPassword(one.phoneNumber, PASSWORD)).status).toBe(200);
  });

  const from = (forwarded: string) => tryPassword('+919999999999', 'a guess', { 'X-Forwarded-For': forwarded });

  it('is the caller’s own: what a caller says of it is not believed', async () => {
    for (const claim of ['203.0.113.1', '203.0.113.2', '203.0.113.3, 127.0.0.1', '']) await from(claim);
    expect((await limitRows('login-address')).map(({ points }) => points)).toEqual([4]);
  });

  it('is the one the proxy in front saw, the last of the list, where there is one', async () => {
    changeSettings({ TRUST_PROXY: 1 });
    for (const claim of ['198.51.100.7', '203.0.113.1, 198.51.100.7', '203.0.113.2,203.0.113.3 , 198.51.100.7'])
      await from(claim);
    expect((await limitRows('login-address')).map(({ points }) => points)).toEqual([3]);
    await from('198.51.100.7, 198.51.100.8');
    expect((await limitRows('login-address')).map(({ points }) => points).sort()).toEqual([1, 3]);
  });
});

describe('asking for a new password', () => {
  const ask = (phoneNumber: string) => api.call(authApi.forgotPassword, { body: { phoneNumber } });
  const openOf = ({ id }: { id: string }) =>
    orm()
      .select()
      .from(passwordResets)
      .where(and(eq(passwordResets.userId, id), isNull(passwordResets.closedAt)));

  it('answers the same whoever asks, and opens a request for staff only', async () => {
    const [user, disabled] = [await makeUser(), await makeUser({ disabledAt: new Date() })];
    const phones = [user.phoneNumber, disabled.phoneNumber, '+919999999999', 'no number'];
    const told = [];
    for (const phone of phones) {
      const statements = jest.spyOn(api.database.pool, 'query');
      const { status, text, headers } = await ask(phone);
      const work = statements.mock.calls.map(([query]) => (query as unknown as { text: string }).text.trim());
      statements.mockRestore();
      const seen = [...headers.entries()].filter(([name]) => !['date', 'x-request-id'].includes(name));
      told.push({ status, text, seen, work });
    }
    expect(told).toEqual(Array(4).fill(told[0]));
    expect(told[0]).toMatchObject({ status: 202, text: '{"message":"success","data":{}}' });
    expect([(await openOf(user)).length, (await openOf(disabled)).length]).toEqual([1, 0]);
  });

  it('opens one request a person, however often and however at once', async () => {
    const user = await makeUser();
    const spellings = [user.phoneNumber, user.phoneNumber.slice(3), `0${user.phoneNumber.slice(3)}`];
    expect(await statuses(spellings.map(ask))).toEqual({ 202: 3 });
    expect(await openOf(user)).toHaveLength(1);
    await endWindows();
    await ask(user.phoneNumber);
    expect(await openOf(user)).toHaveLength(1);
    const entries = await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
    expect(entries.map(({ action }) => action)).toEqual(['password-resets.requested']);
  });

  it('is done three times an hour for one number, known or not', async () => {
    const { phoneNumber } = await makeUser();
    expect(await statuses(times(20, () => ask(phoneNumber)))).toEqual({ 202: 3, 429: 17 });
    expect(await statuses(times(20, () => ask('+919999999998')))).toEqual({ 202: 3, 429: 17 });
    await endWindows();
    expect((await ask(phoneNumber)).status).toBe(202);
  });

  it('is done sixty times an hour from one address', async () => {
    await ask('+919999999990');
    await setTries('forgot-address', 60);
    expect((await ask((await makeUser()).phoneNumber)).status).toBe(429);
  });
});
