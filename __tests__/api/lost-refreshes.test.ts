import { eq } from 'drizzle-orm';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { MINUTE, SECOND } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { sessions } from '@/lib/server/db/schema/sessions';
import { serveApi } from '../support/api';
import { makeSession } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';

const api = serveApi();

const refresh = (token: string) => api.call(authApi.refresh, { body: { refreshToken: `JWT ${token}` } });
const renew = async (token: string) => (await refresh(token)).data.refreshToken;
const callStatus = async (as: { accessToken: string }) => (await api.call(meApi.get, {}, { as })).status;

const rowOf = async (id: string) => (await orm().select().from(sessions).where(eq(sessions.id, id)))[0];

describe('a refresh whose answer got lost', () => {
  /** A session whose first refresh succeeded; only the test knows the response. */
  async function begin() {
    const time = freezeClock();
    const session = await makeSession();
    return { ...session, time, lost: (await refresh(session.refreshToken)).data };
  }

  async function expectSignedOut({ id }: { id: string }, tokens: { accessToken: string; refreshToken: string }) {
    expect(await rowOf(id)).toMatchObject({ endReason: 'token-replayed' });
    expect(await callStatus(tokens)).toBe(401);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
  }

  it.each([1, 9, 11, 59, 60])('is asked again %d s later, gets the same successor and goes on', async (seconds) => {
    const { id, refreshToken, time, lost } = await begin();
    time.advance(seconds * SECOND);
    const again = await refresh(refreshToken);
    expect(again.data.refreshToken).toBe(lost.refreshToken);
    expect(await callStatus(again.data)).toBe(200);
    time.advance(MINUTE);
    expect(await callStatus(await refresh(again.data.refreshToken).then(({ data }) => data))).toBe(200);
    expect(await rowOf(id)).toMatchObject({ counter: 2, endedAt: null });
  });

  it('ends its session when it is asked again after a minute', async () => {
    const session = await begin();
    session.time.advance(61 * SECOND);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    await expectSignedOut(session, session.lost);
  });

  it('is answered once more, not twice', async () => {
    const session = await begin();
    session.time.advance(11 * SECOND);
    const again = await refresh(session.refreshToken);
    expect(again.status).toBe(200);
    session.time.advance(SECOND);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    await expectSignedOut(session, again.data);
  });

  it('is answered alike for tabs that ask again at the same moment', async () => {
    const { id, refreshToken, time, lost } = await begin();
    time.advance(11 * SECOND);
    // Both requests arrive before the first one finishes.
    const look = api.database.pool.query.bind(api.database.pool);
    const held: (() => void)[] = [];
    const spy = jest.spyOn(api.database.pool, 'query').mockImplementation((async (...asked: unknown[]) => {
      const text = (asked[0] as { text?: string }).text ?? '';
      const found = await (look as (...them: unknown[]) => Promise<unknown>)(...asked);
      if (!text.startsWith('select') || !text.includes('"sessions"') || held.length >= 2) return found;
      await new Promise<void>((resolve) => {
        held.push(resolve);
        if (held.length === 2) held.forEach((goOn) => goOn());
      });
      return found;
    }) as never);
    const replies = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    spy.mockRestore();
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.map(({ data }) => data.refreshToken)).toEqual([lost.refreshToken, lost.refreshToken]);
    expect(await rowOf(id)).toMatchObject({ endedAt: null });
  });

  const uses: Record<string, (tokens: { accessToken: string; refreshToken: string }) => Promise<unknown>> = {
    'a call that goes well': callStatus,
    'a call its roles do not allow': (as) => api.call(passwordResetsApi.list, {}, { as }),
    'a refresh': ({ refreshToken }) => renew(refreshToken),
  };
  const after = (list: readonly number[]) =>
    list.flatMap((seconds) => Object.keys(uses).map((use) => [seconds, use] as const));

  it.each(after([11, 59, 61]))('ends its session %d s later when its successor was used: %s', async (seconds, use) => {
    const session = await begin();
    await uses[use]?.(session.lost);
    session.time.advance(seconds * SECOND);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    await expectSignedOut(session, session.lost);
  });

  it.each(after([1, 9]))('asked again %d s later, its successor used: %s', async (seconds, use) => {
    const session = await begin();
    await uses[use]?.(session.lost);
    session.time.advance(seconds * SECOND);
    const again = await refresh(session.refreshToken);
    if (use === 'a refresh') await expectSignedOut(session, session.lost);
    else expect(again.data.refreshToken).toBe(session.lost.refreshToken);
  });

  it('is no use of a successor when a call still comes with the access token before', async () => {
    const { refreshToken, accessToken, time, lost } = await begin();
    time.advance(11 * SECOND);
    expect(await callStatus({ accessToken })).toBe(200);
    expect(await renew(refreshToken)).toBe(lost.refreshToken);
  });

  it('counts for each refresh anew, however many were lost before', async () => {
    const { id, refreshToken, time } = await begin();
    let token = refreshToken;
    for (let turn = 1; turn <= 3; turn += 1) {
      time.advance(30 * SECOND);
      token = await renew(token);
      await refresh(token);
    }
    expect(await rowOf(id)).toMatchObject({ counter: 4, endedAt: null });
  });

  it.each([1, 9, 11, 59, 61])('%d s later the token before its own ends the session', async (seconds) => {
    const session = await begin();
    const latest = (await refresh(session.lost.refreshToken)).data;
    session.time.advance(seconds * SECOND);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    await expectSignedOut(session, latest);
  });

  it('writes down the first use of a count, and no other', async () => {
    const { lost } = await begin();
    const writes = async () => {
      const statements = jest.spyOn(api.database.pool, 'query');
      expect(await callStatus(lost)).toBe(200);
      const texts = statements.mock.calls.map(([query]) => (query as unknown as { text: string }).text.trim());
      statements.mockRestore();
      return texts.filter((text) => !text.startsWith('select')).length;
    };
    expect([await writes(), await writes(), await writes()]).toEqual([1, 0, 0]);
  });
});
