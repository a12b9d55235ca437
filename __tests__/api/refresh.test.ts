import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { Role } from '@/config/roles';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { makeRefreshToken } from '@/lib/server/auth/refresh-token';
import { HOUR, SECOND } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { sessions } from '@/lib/server/db/schema/sessions';
import { auditEntries } from '@/lib/server/db/schema/system';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { makeSession, makeUser, PASSWORD } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';

const api = serveApi();

const send = (refreshToken: string) => api.call(authApi.refresh, { body: { refreshToken } });
const refresh = (token: string) => send(`JWT ${token}`);
const renew = async (token: string) => (await refresh(token)).data.refreshToken;
const callStatus = async (as: { accessToken: string }) => (await api.call(meApi.get, {}, { as })).status;

const rowOf = async (id: string) => {
  const [row] = await orm().select().from(sessions).where(eq(sessions.id, id));
  if (!row) throw new Error('The session has no row.');
  return row;
};

const auditOf = async (id: string) =>
  (await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map((entry) => entry.action);

describe('a refresh', () => {
  it('gives new tokens that work, and the roles as they are now', async () => {
    const { user, ...first } = await makeSession();
    await orm()
      .update(users)
      .set({ roles: ['salesman'] })
      .where(eq(users.id, user.id));
    const reply = await refresh(first.refreshToken);
    expect(JSON.parse(reply.text)).toEqual({
      message: 'success',
      data: { accessToken: expect.any(String), refreshToken: expect.any(String), fo: ['salesman'] },
    });
    expect(reply.data.refreshToken).not.toBe(first.refreshToken);
    expect(reply.data.accessToken).not.toBe(first.accessToken);
    expect(await callStatus(reply.data)).toBe(200);
    expect(await callStatus(first)).toBe(200);
  });

  it('goes on for as many turns as one likes', async () => {
    const { id, refreshToken } = await makeSession();
    let token = refreshToken;
    for (let turn = 0; turn < 30; turn += 1) token = await renew(token);
    expect((await rowOf(id)).counter).toBe(30);
  });

  it('stores nothing a token could be made of', async () => {
    const { id, refreshToken } = await makeSession();
    const next = await renew(refreshToken);
    const row = JSON.stringify(await rowOf(id));
    for (const token of [refreshToken, next]) expect(row).not.toContain(token.split('.')[2]);
  });

  it('refuses what is not a token with its prefix', async () => {
    const { accessToken, refreshToken, id } = await makeSession();
    const other = await makeSession();
    const [session, counter, mac] = refreshToken.split('.');
    const wrong = [
      refreshToken,
      `jwt ${refreshToken}`,
      `JWT${refreshToken}`,
      `JWT  ${refreshToken}`,
      `JWT ${refreshToken} `,
      `Bearer ${refreshToken}`,
      'JWT ',
      'JWT .',
      'JWT ..',
      `JWT ${accessToken}`,
      `JWT ${other.id}.${counter}.${mac}`,
      `JWT ${session}.1.${mac}`,
      `JWT ${session}.00.${mac}`,
      `JWT ${session}.-0.${mac}`,
      `JWT ${session}.9999999999999.${mac}`,
      `JWT ${session}.${counter}.${mac}.${mac}`,
      `JWT ${session}.${counter}.`,
      `JWT ${session}.${counter}`,
    ];
    for (const token of wrong) {
      const { status, failure } = await send(token);
      expect([token, status, failure.code]).toEqual([token, 401, 'unauthenticated']);
    }
    expect((await rowOf(id)).endedAt).toBeNull();
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('refuses every token that differs in a letter', async () => {
    const { refreshToken } = await makeSession();
    const place = fc.nat({ max: refreshToken.length - 1 });
    const letter = fc.constantFrom(...'0123456789abcdefABCDEF-_.é ');
    await fc.assert(
      fc.asyncProperty(place, letter, async (at, put) => {
        fc.pre(refreshToken[at] !== put);
        const changed = refreshToken.slice(0, at) + put + refreshToken.slice(at + 1);
        expect((await refresh(changed)).status).toBe(401);
      }),
      { numRuns: 200 },
    );
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('refuses the token of a session that is no more', async () => {
    const id = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';
    expect((await refresh(makeRefreshToken({ sessionId: id, counter: 0 }))).status).toBe(401);
  });
});

describe('many refreshes with one token at once', () => {
  it('have one winner a round, and everybody goes on with its token', async () => {
    const { id, refreshToken } = await makeSession();
    let token = refreshToken;
    for (let round = 1; round <= 20; round += 1) {
      const replies = await Promise.all(Array.from({ length: 100 }, () => refresh(token)));
      expect(replies.map(({ status }) => status)).toEqual(Array(100).fill(200));
      const successors = new Set(replies.map(({ data }) => data.refreshToken));
      expect([...successors]).toHaveLength(1);
      const row = await rowOf(id);
      expect([row.counter, row.endedAt]).toEqual([round, null]);
      token = [...successors][0] ?? '';
      if (round % 10 === 0) for (const { data } of replies) expect(await callStatus(data)).toBe(200);
    }
  });
});

describe('a token used again', () => {
  it('is answered with the same successor for ten seconds', async () => {
    const time = freezeClock();
    const { id, refreshToken } = await makeSession();
    const next = await renew(refreshToken);
    time.advance(10 * SECOND);
    expect(await renew(refreshToken)).toBe(next);
    expect((await rowOf(id)).counter).toBe(1);
    expect(await renew(next)).not.toBe(next);
  });

  it('ends the whole family after that, for whoever has the newest token too', async () => {
    const time = freezeClock();
    const stolen = await makeSession();
    const newest = (await refresh(stolen.refreshToken)).data;
    expect(await callStatus(newest)).toBe(200);
    const elsewhere = await makeSession({ user: stolen.user });
    time.advance(10 * SECOND + 1);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);

    expect(await callStatus(newest)).toBe(401);
    expect(await callStatus(stolen)).toBe(401);
    expect((await refresh(newest.refreshToken)).status).toBe(401);
    expect(await rowOf(stolen.id)).toMatchObject({ endReason: 'token-replayed', counter: 1 });
    expect(await auditOf(stolen.id)).toEqual(['sessions.opened', 'sessions.token-replayed']);
    expect(await callStatus(elsewhere)).toBe(200);
  });

  it('ends the family at once when it is older than the last', async () => {
    freezeClock();
    const { id, refreshToken } = await makeSession();
    const second = await renew(refreshToken);
    const third = await renew(second);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
    expect((await rowOf(id)).endReason).toBe('token-replayed');
  });

  it('is written down once, however many use it at once', async () => {
    const time = freezeClock();
    const { id, refreshToken } = await makeSession();
    await renew(refreshToken);
    time.advance(61 * SECOND);
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect(await auditOf(id)).toEqual(['sessions.opened', 'sessions.token-replayed']);
  });
});

describe('a session ends', () => {
  const LIMITS: [Role[], idle: number, total: number][] = [
    [['admin'], 8, 24],
    [['salesman', 'admin'], 8, 24],
    [['salesman'], 72, 168],
  ];

  it.each(LIMITS)('%j: %d hours after its last use', async (roles, idle) => {
    const time = freezeClock();
    const user = await makeUser({ roles });
    const [used, unused] = [await makeSession({ user }), await makeSession({ user })];
    time.advance(idle * HOUR - SECOND);
    expect((await refresh(used.refreshToken)).status).toBe(200);
    time.advance(SECOND);
    const reply = await refresh(unused.refreshToken);
    expect([reply.status, reply.failure.code]).toEqual([401, 'unauthenticated']);
  });

  it.each(LIMITS)('%j: in the end, however much it is used (%d and %d hours)', async (roles, idle, total) => {
    const time = freezeClock();
    let { refreshToken: token } = await makeSession({ user: await makeUser({ roles }) });
    let left = total * HOUR - SECOND;
    while (left > 0) {
      const step = Math.min(left, (idle - 1) * HOUR);
      time.advance(step);
      token = await renew(token);
      left -= step;
    }
    time.advance(SECOND);
    expect((await refresh(token)).status).toBe(401);
  });

  it('by the shorter limits as soon as somebody becomes an admin', async () => {
    const time = freezeClock();
    const { user, refreshToken } = await makeSession({ user: await makeUser({ roles: ['salesman'] }) });
    time.advance(9 * HOUR);
    await orm()
      .update(users)
      .set({ roles: ['admin'] })
      .where(eq(users.id, user.id));
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('a refresh that meets the end of its session', () => {
  const endings: Record<string, (user: { id: string }, here: { accessToken: string; id: string }) => Promise<unknown>> =
    {
      'logging out': (_user, here) => api.call(authApi.logout, {}, { as: here }),
      disabling: ({ id }) => orm().update(users).set({ disabledAt: new Date() }).where(eq(users.id, id)),
      'ending it from elsewhere': async (user, { id }) => {
        const found = await orm().query.users.findFirst({ where: eq(users.id, user.id) });
        return api.call(meApi.endSession, { params: { id } }, { as: await makeSession({ user: found }) });
      },
      'changing the password elsewhere': async (user) => {
        const found = await orm().query.users.findFirst({ where: eq(users.id, user.id) });
        const body = { currentPassword: PASSWORD, newPassword: 'eleven new spindles' };
        return api.call(meApi.changePassword, { body }, { as: await makeSession({ user: found }) });
      },
    };

  it.each(Object.keys(endings))(
    'leaves no token that works: %s',
    async (name) => {
      for (let round = 0; round < 8; round += 1) {
        const here = await makeSession();
        const ending = endings[name]?.(here.user, here);
        const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(here.refreshToken)));
        await ending;
        for (const reply of replies) {
          if (reply.status !== 200) expect(reply.status).toBe(401);
          else {
            expect(await callStatus(reply.data)).toBe(401);
            expect((await refresh(reply.data.refreshToken)).status).toBe(401);
          }
        }
        expect((await refresh(here.refreshToken)).status).toBe(401);
      }
    },
    30_000,
  );
});
