import { eq } from 'drizzle-orm';
import { ROLE_NAMES, type Role } from '@/config/roles';
import { meApi, type Preferences } from '@/lib/contracts/me';
import { SCREEN_IDS } from '@/lib/domain/access/access';
import { openableScreens } from '@/lib/domain/access/openable-screens';
import { clock, HOUR, MINUTE } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { auditEntries } from '@/lib/server/db/schema/system';
import { users } from '@/lib/server/db/schema/users';
import { authApi } from '@/lib/contracts/auth';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { checkPassword, cloudToken } from '../support/sign-in-as';

const api = serveApi();

type Session = Awaited<ReturnType<typeof makeSession>>;

const me = (as: Session) => api.call(meApi.get, {}, { as });
const save = (as: Session, body: Partial<Preferences>) => api.call(meApi.savePreferences, { body }, { as });
const sessions = async (as: Session) => (await api.call(meApi.sessions, {}, { as })).data;
const end = (as: Session, id: string) => api.call(meApi.endSession, { params: { id } }, { as });

describe('who I am', () => {
  it('is told as declared and nothing more', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['chat_active', 'salesman'], name: 'Zoya M' }) });
    expect(JSON.parse((await me(as)).text)).toEqual({
      message: 'success',
      data: {
        id: as.user.id,
        name: 'Zoya M',
        phoneNumber: as.user.phoneNumber,
        fo: ['chat_active', 'salesman'],
        mustChangePassword: false,
        preferences: { themeMode: 'system', density: 'normal', startScreen: 'dashboard' },
        unread: 0,
        activeJobs: 0,
      },
    });
  });
});

describe('preferences', () => {
  it('are kept, some at a time', async () => {
    const as = await makeSession();
    expect((await save(as, { density: 'compact' })).data).toEqual({
      themeMode: 'system',
      density: 'compact',
      startScreen: 'dashboard',
    });
    await save(as, { themeMode: 'dark' });
    const elsewhere = await makeSession({ user: as.user });
    expect((await me(elsewhere)).data.preferences).toEqual({
      themeMode: 'dark',
      density: 'compact',
      startScreen: 'dashboard',
    });
  });

  it('saved at the same moment do not undo each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const as = await makeSession();
      const changes = [{ themeMode: 'light' }, { density: 'comfortable' }, { startScreen: 'settings' }] as const;
      await Promise.all(changes.map((change) => save(as, change)));
      expect((await me(as)).data.preferences).toEqual(Object.assign({}, ...changes));
    }
  });

  it('are one’s own', async () => {
    const [as, other] = [await makeSession(), await makeSession()];
    await save(as, { density: 'compact' });
    expect((await me(other)).data.preferences.density).toBe('normal');
  });

  it('that are not known are refused, and nothing is kept', async () => {
    const as = await makeSession();
    const wrong = [
      { density: 'huge' },
      { startScreen: 'catalog' },
      { density: 'compact', themeMode: 'sepia' },
      { density: 'compact', font: 'Comic Sans' },
      {},
    ];
    for (const body of wrong) {
      const { status, failure } = await save(as, body as Partial<Preferences>);
      expect([body, status, failure.code, failure.issues?.length]).toEqual([body, 400, 'bad_input', 1]);
    }
    expect((await me(as)).data.preferences.density).toBe('normal');
  });

  it('take a start screen that the person may open, and no other', async () => {
    for (const role of ROLE_NAMES) {
      const as = await makeSession({ user: await makeUser({ roles: [role] }) });
      const choices = new Set(openableScreens([role]).map(({ id }) => id));
      for (const startScreen of SCREEN_IDS) {
        const reply = await save(as, { startScreen });
        if (choices.has(startScreen)) expect([startScreen, reply.data.startScreen]).toEqual([startScreen, startScreen]);
        else
          expect([role, startScreen, reply.status, reply.failure.issues]).toEqual([
            role,
            startScreen,
            400,
            [{ path: ['startScreen'], message: 'Your roles do not open this screen. Choose another.' }],
          ]);
      }
    }
  });

  it('keep nothing of a change with a start screen that is refused', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['salesman'] }) });
    expect((await save(as, { density: 'compact', startScreen: 'admin-market' })).status).toBe(400);
    expect((await me(as)).data.preferences).toEqual({
      themeMode: 'system',
      density: 'normal',
      startScreen: 'dashboard',
    });
  });

  it('start at the dashboard while the role of the start screen is taken away', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    const setRoles = (role: Role) =>
      orm()
        .update(users)
        .set({ roles: [role] })
        .where(eq(users.id, as.user.id));
    expect((await save(as, { startScreen: 'admin-market' })).data.startScreen).toBe('admin-market');
    await setRoles('salesman');
    expect((await me(as)).data.preferences.startScreen).toBe('dashboard');
    expect((await save(as, { density: 'compact' })).data).toMatchObject({
      startScreen: 'dashboard',
      density: 'compact',
    });
    await setRoles('admin');
    expect((await me(as)).data.preferences.startScreen).toBe('admin-market');
  });

  it('that are known no longer fall back', async () => {
    const old = '{"density":"compact","startScreen":"a-screen-of-old","font":"Comic Sans"}';
    const stored = JSON.parse(old) as Partial<Preferences>;
    const as = await makeSession({ user: await makeUser({ preferences: stored }) });
    const expected = { themeMode: 'system', density: 'compact', startScreen: 'dashboard' };
    expect((await me(as)).data.preferences).toEqual(expected);
    expect((await save(as, { themeMode: 'light' })).data).toEqual({ ...expected, themeMode: 'light' });
  });
});

describe('my sessions', () => {
  it('are listed with device and times, the last used first', async () => {
    const time = freezeClock();
    const phone = await makeSession({ device: 'Chrome on Android' });
    time.advance(10 * MINUTE);
    const desk = await makeSession({ user: phone.user, device: 'Firefox on Windows' });
    await makeSession();
    const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE).toISOString();
    const shown = (id: string, device: string, minutes: number) => ({
      id,
      device,
      isCurrent: id === phone.id,
      createdAt: ago(minutes),
      lastUsedAt: ago(minutes),
    });
    expect(await sessions(phone)).toEqual([
      shown(desk.id, 'Firefox on Windows', 0),
      shown(phone.id, 'Chrome on Android', 10),
    ]);

    time.advance(MINUTE);
    await api.call(authApi.refresh, { body: { refreshToken: `JWT ${phone.refreshToken}` } });
    const [first] = await sessions(desk);
    expect(first).toMatchObject({ id: phone.id, isCurrent: false, lastUsedAt: clock.now().toISOString() });
  });

  it('name the browser that signed in', async () => {
    const user = await makeUser();
    const { cookie } = await checkPassword(api, user);
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
    const body = { phoneNumber: user.phoneNumber, token: await cloudToken(api) };
    await api.call(authApi.openSession, { body }, { headers: { cookie, 'User-Agent': agent } });
    const listed = await sessions(await makeSession({ user }));
    expect(listed.map(({ device }) => device)).toContain('Chrome on Windows');
  });

  it('leave out those that are over', async () => {
    const time = freezeClock();
    const old = await makeSession();
    const ended = await makeSession({ user: old.user });
    await api.call(authApi.logout, {}, { as: ended });
    time.advance(73 * HOUR);
    const here = await makeSession({ user: old.user });
    expect((await sessions(here)).map(({ id }) => id)).toEqual([here.id]);
  });

  it('can be ended one by one, twice if one likes', async () => {
    const here = await makeSession();
    const there = await makeSession({ user: here.user });
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await end(here, there.id);
      expect([reply.status, reply.data]).toEqual([200, {}]);
    }
    expect((await me(there)).status).toBe(401);
    expect((await me(here)).status).toBe(200);
    const entries = await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, there.id));
    expect(entries.map(({ action }) => action)).toEqual(['sessions.opened', 'sessions.ended-by-owner']);
  });

  it('end here too, when this one is chosen', async () => {
    const here = await makeSession();
    expect((await end(here, here.id)).status).toBe(200);
    expect((await me(here)).status).toBe(401);
  });

  it('can be ended all but this one', async () => {
    const here = await makeSession();
    const others = [await makeSession({ user: here.user }), await makeSession({ user: here.user })];
    const stranger = await makeSession();
    const call = () => api.call(meApi.endOtherSessions, {}, { as: here });
    expect((await call()).data).toEqual({ endedSessions: 2 });
    expect((await call()).data).toEqual({ endedSessions: 0 });
    for (const other of others) expect((await me(other)).status).toBe(401);
    for (const live of [here, stranger]) expect((await me(live)).status).toBe(200);
  });

  it('are nobody else’s to end, not even an admin’s', async () => {
    const victim = await makeSession();
    const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    for (const as of [await makeSession(), admin]) expect((await end(as, victim.id)).data).toEqual({});
    expect((await me(victim)).status).toBe(200);
    const [row] = await orm().select().from(users).where(eq(users.id, victim.user.id));
    expect(row).toEqual({ ...victim.user, lastSeenAt: expect.any(Date) });
  });
});
