import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { NOT_A_PHONE } from '@/lib/contracts/base/form-fields';
import { usersApi } from '@/lib/contracts/users/users';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { importing } from '../support/importing';
import { freshPhone, makeGroup, makeSeller } from '../support/seller-factories';
import { checkPassword, signInAs } from '../support/sign-in-as';

/** Numbers that an earlier rule accepted as phone numbers, with a digit too few or too many. */
let odd = 0;
const oddPhone = () => `+9198250${String((odd += 1)).padStart(4, '0')}`;

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
let admin: typeof as;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
  admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const { begin, check, run } = importing(api, () => as);
const told = (path: (string | number)[]) => [{ path, message: NOT_A_PHONE }];

describe('a phone number that is none', () => {
  it('does not get into a record, as it would be stored or otherwise', async () => {
    for (const number of [oddPhone(), oddPhone().slice(3)]) {
      const body = { businessName: 'Odd', contactName: 'Asha', phoneNumbers: [freshPhone(), number] };
      const added = await api.call(sellersApi.create, { body }, { as });
      expect([added.status, added.failure.issues]).toEqual([400, told(['phoneNumbers', 1])]);
      const invited = await api.call(
        usersApi.invite,
        { body: { name: 'Odd', phoneNumber: number, roles: ['salesman'] } },
        { as: admin },
      );
      expect([invited.status, invited.failure.issues]).toEqual([400, told(['phoneNumber'])]);
    }
    const { id, version } = await makeSeller();
    const phoneNumbers = [oddPhone()];
    const changed = await api.call(sellersApi.update, { params: { id }, body: { phoneNumbers, version } }, { as });
    expect([changed.status, changed.failure.issues]).toEqual([400, told(['phoneNumbers', 0])]);
  });

  it('stays with its seller, whatever else is changed, by hand or by an import', async () => {
    const number = oddPhone();
    const gstin = '24AAACC1206D1ZM';
    const { id, version } = await makeSeller({ businessName: 'Odd Sarees', phoneNumbers: [number], gstin });
    const more = freshPhone();
    const body = { contactName: 'Meena', phoneNumbers: [number, more], version };
    const changed = await api.call(sellersApi.update, { params: { id }, body }, { as });
    expect(changed.data).toMatchObject({ contactName: 'Meena', phoneNumbers: [number, more] });

    const made = await begin(`Business name,Contact name,Phone,Score\nOdd Sarees,Meena,${more},70`);
    expect((await check(made)).counts).toMatchObject({ changed: 1, wrong: 0 });
    await run(made);
    const now = await api.call(sellersApi.get, { params: { id } }, { as });
    expect(now.data).toMatchObject({ qualityScore: 70, phoneNumbers: [number, more] });
  });

  it('is found by whoever searches for it', async () => {
    const number = oddPhone();
    const { id } = await makeSeller({ phoneNumbers: [number] });
    for (const q of [number, number.slice(3), `0${number.slice(3)}`]) {
      const { data } = await api.call(sellersApi.list, { query: { q } }, { as });
      expect([q, data.rows.map((row) => row.id)]).toEqual([q, [id]]);
    }
    const { data } = await api.call(sellersApi.duplicates, { query: { phone: [number] } }, { as });
    expect(data.certain.map(({ seller }) => seller.id)).toEqual([id]);
  });

  it('signs in whoever has it, and does not keep their roles from being changed', async () => {
    const user = await makeUser({ phoneNumber: oddPhone(), roles: ['salesman'] });
    const { reply } = await checkPassword(api, user, { phoneNumber: user.phoneNumber.slice(3) });
    expect(reply.status).toBe(200);
    expect(await signInAs(api, user)).toMatchObject({ fo: ['salesman'] });
    const body = { name: user.name, phoneNumber: user.phoneNumber, roles: ['manage_seller' as const], version: 1 };
    const changed = await api.call(usersApi.update, { params: { id: user.id }, body }, { as: admin });
    expect(changed.data).toMatchObject({ phoneNumber: user.phoneNumber, roles: ['manage_seller'] });
  });

  it('stays with a group that has it as ours, and no other gets it', async () => {
    const ourNumber = oddPhone();
    const { id, version } = await makeGroup({ ourNumber });
    const change = (body: { name?: string; ourNumber: string; version: number }) =>
      api.call(sellerGroupsApi.update, { params: { id }, body }, { as });
    const renamed = await change({ name: 'Renamed', ourNumber, version });
    expect(renamed.data).toMatchObject({ name: 'Renamed', ourNumber });
    const other = await change({ ourNumber: oddPhone(), version: version + 1 });
    expect([other.status, other.failure.issues]).toEqual([400, told(['ourNumber'])]);
  });
});
