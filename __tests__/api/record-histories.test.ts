import { meApi } from '@/lib/contracts/me';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { usersApi } from '@/lib/contracts/users/users';
import { serveApi } from '../support/api';
import { makeSession, makeUser, PASSWORD } from '../support/factories';
import { freshInvite, makeGroup, makeSeller } from '../support/seller-factories';

const api = serveApi();
const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'], name: 'Asha Mehta' }) });
const NOBODY = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';

describe('the history of somebody on the staff', () => {
  const history = (id: string, as: { accessToken: string }) =>
    api.call(usersApi.history, { params: { id }, query: {} }, { as });

  it('tells what was done to the account and by whom, the newest first', async () => {
    const [as, { user, ...session }] = [await admin(), await makeSession()];
    const params = { id: user.id };
    await api.call(usersApi.update, { params, body: { name: 'Meera Joshi', version: 1 } }, { as });
    const body = { currentPassword: PASSWORD, newPassword: 'twelve indigo shuttles' };
    await api.call(meApi.changePassword, { body }, { as: session });
    await api.call(usersApi.disable, { params, body: { handOver: {} } }, { as });
    const { rows, count } = (await history(user.id, as)).data;
    const byAsha = { id: as.user.id, name: 'Asha Mehta' };
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['users.disabled', byAsha],
      ['users.password-changed', { id: user.id, name: 'Meera Joshi' }],
      ['users.changed', byAsha],
    ]);
    expect(count).toEqual({ value: 3, isExact: true });
    expect(rows[2]?.changes).toEqual({ name: { before: 'Meera Shah', after: 'Meera Joshi' } });
    expect(rows[0]?.changes).toEqual({ status: { before: 'active', after: 'disabled' } });
  });

  it('holds no password and no hash of one, whatever happened', async () => {
    const as = await admin();
    const form = { name: 'Ravi Joshi', phoneNumber: '+919825088801', roles: ['salesman' as const] };
    const invited = (await api.call(usersApi.invite, { body: form }, { as })).data;
    const { id } = invited.user;
    const given = (await api.call(usersApi.giveOneTimePassword, { params: { id } }, { as })).data;
    const { rows } = (await history(id, as)).data;
    expect(rows.map(({ action }) => action)).toEqual(['users.one-time-password', 'users.invited']);
    const told = JSON.stringify(rows);
    expect(told).toContain(form.phoneNumber);
    for (const secret of ['argon2', invited.oneTimePassword, given.oneTimePassword, 'passwordHash'])
      expect(told).not.toContain(secret);
  });

  it('is for admins, and nobody’s for nobody', async () => {
    const { user, ...own } = await makeSession();
    expect((await history(user.id, own)).status).toBe(403);
    expect((await history(NOBODY, await admin())).status).toBe(404);
  });
});

describe('the history of a WhatsApp group', () => {
  const history = (id: string, as: { accessToken: string }) =>
    api.call(sellerGroupsApi.history, { params: { id }, query: {} }, { as });

  it('tells who registered and changed it, to whoever looks after groups', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
    const body = { sellerId: (await makeSeller()).id, name: 'Kesar wholesale', inviteLink: freshInvite() };
    const { id } = (await api.call(sellerGroupsApi.create, { body }, { as })).data;
    await api.call(sellerGroupsApi.update, { params: { id }, body: { memberCount: 256, version: 1 } }, { as });
    const { rows } = (await history(id, as)).data;
    expect(rows.map(({ action }) => action)).toEqual(['seller-groups.changed', 'seller-groups.added']);
    expect(rows[0]).toMatchObject({
      actor: { id: as.user.id },
      changes: { memberCount: { before: 0, after: 256 } },
    });
  });

  it('is not for others, and nobody’s for none', async () => {
    const { id } = await makeGroup();
    const stranger = await makeSession({ user: await makeUser({ roles: ['salesman', 'pipeline_wa'] }) });
    expect((await history(id, stranger)).status).toBe(403);
    expect((await history(NOBODY, await admin())).status).toBe(404);
  });
});
