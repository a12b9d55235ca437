import { eq, sql } from 'drizzle-orm';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { orm } from '@/lib/server/db/database';
import { sessions } from '@/lib/server/db/schema/sessions';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { captureLog } from '../support/captured-log';
import { makePasswordReset, makeSession, makeUser, PASSWORD } from '../support/factories';
import { formWith } from '../support/files';
import { makeSeller } from '../support/seller-factories';
import { checkPassword, cloudToken } from '../support/sign-in-as';

const api = serveApi();

const NEW = 'twelve indigo shuttles';

/** A full day of sign-ins, successful and failed. Returns every secret and phone number used in it. */
async function everythingThatHasSecrets(): Promise<Record<string, string>> {
  const [user, admin] = [await makeUser(), await makeSession({ user: await makeUser({ roles: ['admin'] }) })];
  const { phoneNumber } = user;
  await checkPassword(api, user, { password: 'guess-one-two-three' });
  await checkPassword(api, user, { phoneNumber: '+919999912345' });
  const { cookie } = await checkPassword(api, user);
  const token = await cloudToken(api);
  const openSession = (body: object) =>
    api.call(authApi.openSession, { body: body as { phoneNumber: string; token: string } }, { headers: { cookie } });
  await openSession({ phoneNumber, token: `${token}x` });
  await openSession({ phoneNumber, token, 'an unknown field with spaced words': 1 });
  const session = (await openSession({ phoneNumber, token })).data;
  const renewed = (await api.call(authApi.refresh, { body: { refreshToken: `JWT ${session.refreshToken}` } })).data;
  await api.call(authApi.refresh, { body: { refreshToken: renewed.refreshToken } });
  await api.call(meApi.get, {}, { as: { accessToken: `${renewed.accessToken}x` } });
  const body = { currentPassword: 'guess-four-five-six', newPassword: NEW };
  await api.call(meApi.changePassword, { body }, { as: renewed });
  await api.call(meApi.changePassword, { body: { ...body, currentPassword: PASSWORD } }, { as: renewed });
  await api.send(`/api/me?token=${renewed.accessToken}`, { as: renewed });
  const { id, user: asking } = await makePasswordReset();
  const granted = (await api.call(passwordResetsApi.grant, { params: { id } }, { as: admin })).data;
  await api.call(authApi.forgotPassword, { body: { phoneNumber } });

  const [row] = await orm().select().from(users).where(eq(users.id, user.id));
  const [stored] = await orm().select().from(sessions).where(eq(sessions.userId, user.id));
  return {
    'a phone number': phoneNumber.slice(3),
    'the phone number of somebody else': asking.phoneNumber.slice(3),
    'a phone number nobody has': '9999912345',
    'a password': PASSWORD,
    'a new password': NEW,
    'a wrong password': 'guess-one-two-three',
    'a wrong current password': 'guess-four-five-six',
    'a one-time password': granted.oneTimePassword,
    'a ticket': cookie.split('=')[1] ?? '',
    'an identity token': token.split('.')[2] ?? '',
    'an access token': session.accessToken.split('.')[2] ?? '',
    'the next access token': renewed.accessToken.split('.')[2] ?? '',
    'a refresh token': session.refreshToken.split('.')[2] ?? '',
    'the next refresh token': renewed.refreshToken.split('.')[2] ?? '',
    'a hash': row?.passwordHash.split('$').at(-1) ?? '',
    'the hash of a token': stored?.refreshHash ?? '',
  };
}

/** All failures that can happen while a secret is written. */
async function everythingThatBreaks(): Promise<Record<string, string>> {
  const here = await makeSession();
  const { phoneNumber } = await makeUser();
  const { cookie } = await checkPassword(api, here.user);
  const token = await cloudToken(api);
  for (const table of ['sessions', 'password_resets', 'login_tickets', 'rate_limits']) {
    await breakStatement('update', 'users');
    await breakStatement('update', 'sessions');
    const mend = await breakStatement('insert', table);
    const replies = [
      await api.call(authApi.forgotPassword, { body: { phoneNumber } }),
      await api.call(authApi.checkPassword, { body: { phoneNumber, password: PASSWORD } }),
      await api.call(
        authApi.openSession,
        { body: { phoneNumber: here.user.phoneNumber, token } },
        { headers: { cookie } },
      ),
      await api.call(authApi.refresh, { body: { refreshToken: `JWT ${here.refreshToken}` } }),
      await api.call(meApi.changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } }, { as: here }),
    ];
    expect(replies.map(({ status }) => status)).toContain(500);
    await mend();
  }
  return {
    'a phone number': phoneNumber.slice(3),
    'the phone number of the person': here.user.phoneNumber.slice(3),
    'a password': PASSWORD,
    'a new password': NEW,
    'a hash': '$argon2id',
    'a ticket': cookie.split('=')[1] ?? '',
    'a refresh token': here.refreshToken.split('.')[2] ?? '',
    'an identity token': token.split('.')[2] ?? '',
  };
}

describe.each([
  ['signing in, well and badly', everythingThatHasSecrets],
  ['failures on our side', everythingThatBreaks],
])('the log of %s', (_what, happens) => {
  it('has no secret and no full phone number in it', async () => {
    const { lines } = captureLog();
    const secrets = await happens();
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret.length).toBeGreaterThan(8);
      const at = log.indexOf(secret);
      expect([what, at < 0 ? '' : log.slice(Math.max(0, at - 200), at + 20)]).toEqual([what, '']);
    }
  });
});

it('one line a call tells what was called, by whom, how it went and under which id', async () => {
  const { entries } = captureLog();
  const as = await makeSession();
  const reply = await api.call(meApi.get, {}, { as });
  expect(entries()).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      requestId: reply.headers.get('x-request-id'),
      call: 'me.get',
      userId: as.user.id,
      status: 200,
      ms: expect.any(Number),
      msg: 'call',
    },
  ]);
});

it('a failure on our side is told with its id, its statement and its cause', async () => {
  const { entries } = captureLog();
  const as = await makeSession();
  await breakStatement('update', 'users');
  const reply = await api.call(meApi.savePreferences, { body: { density: 'compact' } }, { as });
  expect(entries()[0]).toMatchObject({
    level: 'error',
    requestId: reply.failure.requestId,
    code: 'P0001',
    error: 'the-secret-words-of-the-database',
    query: expect.stringContaining('update "users"'),
    stack: expect.stringContaining('repository.ts'),
    msg: 'a call failed',
  });
});

/** Ends its line, imitates the next log line and colours the terminal output that follows. */
const FORGED = 'Call back.\r\n{"level":"error","msg":"forged"}\r\n\u001b[31m';

/** A database that repeats input values in its errors, as unique violations do. */
const repeatNotes = () =>
  orm().execute(sql`
    create function repeat_note() returns trigger language plpgsql as $$ begin raise exception '%', new.text; end $$;
    create trigger repeated before insert on seller_notes for each row execute function repeat_note()`);

it('nobody who calls can forge a line', async () => {
  const as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  const { id } = await makeSeller();
  await repeatNotes();
  const { lines, entries } = captureLog();
  await api.call(authApi.checkPassword, { body: { phoneNumber: FORGED, password: FORGED } });
  await api.call(
    sellersApi.create,
    { body: { businessName: FORGED, contactName: FORGED, phoneNumbers: [FORGED] } },
    { as },
  );
  await api.send('/api/files', { method: 'POST', body: formWith(FORGED, `${FORGED}.csv`), as });
  await api.send('/api/sellers/x%0d%0a%1b%5b31m', { as });
  await api.send('/api/sellers?q=x%0d%0a%1b%5b31m&x%0d%0a%1b=1', { as });
  const reply = await api.call(sellersApi.addNote, { params: { id }, body: { text: FORGED } }, { as });

  expect(reply.status).toBe(500);
  expect(entries().map(({ msg, error }) => error ?? msg)).toEqual([
    ...Array.from({ length: 5 }, () => 'call'),
    FORGED.trimEnd(),
    'call',
  ]);
  for (const line of lines) expect(line).toMatch(/^\{\P{Cc}*\}\n$/u);
});
