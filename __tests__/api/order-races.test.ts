import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { Random } from '@/lib/server/seed/random';
import { dueFlaws } from '../harness/orders/due-flaws';
import { serveApi } from '../support/api';
import { makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { type Deed, raceRound } from '../harness/orders/order-race';

const api = serveApi();
const PEOPLE = 16;

it('sixteen people at one part of an order leave it whole, and losers are told why', async () => {
  const people: Person[] = [];
  for (let person = 0; person < PEOPLE; person += 1) people.push(await signIn(person % 2 ? 'manage_buyer' : 'admin'));
  const random = new Random(24);
  const catalog = await makeSaleCatalog();
  let won = 0;
  for (let order = 0; order < 2; order += 1) {
    const { id } = await orderCalls(api, people[0] as Person).placed([catalog], 12);
    for (let round = 0; round < 9; round += 1) {
      const result = await raceRound({
        random,
        people: PEOPLE,
        deed: async (person, { name, id: subject, body }: Deed) => {
          const input = { params: { id: subject }, body } as never;
          const reply = await api.call(subOrdersApi[name] as (typeof subOrdersApi)['close'], input, {
            as: people[person] as Person,
          });
          return {
            status: reply.status,
            message: reply.status < 300 ? '' : (reply.failure.issues?.[0]?.message ?? reply.failure.message),
          };
        },
        read: async () => (await api.call(ordersApi.get, { params: { id } }, { as: people[0] })).data,
      });
      expect(result.flaws).toEqual([]);
      won += result.won;
    }
  }
  expect(won).toBeGreaterThan(8);
  expect(await dueFlaws(api.database)).toEqual([]);
});
