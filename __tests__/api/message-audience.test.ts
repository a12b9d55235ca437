import { eq } from 'drizzle-orm';
import { segmentsApi } from '@/lib/contracts/buyers/segments';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import type { Audience } from '@/lib/domain/messages/audience';
import { checkJob } from '@/lib/server/areas/messages/check-service';
import { orm } from '@/lib/server/db/database';
import { buyers } from '@/lib/server/db/schema/buyers';
import { JobLost, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { HOLD } from '@/lib/server/platform/jobs/job-run';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { collectionCalls } from '../support/collection-place';
import { beginDay, carry, makeReader, messageCalls } from '../support/message-place';
import { makeSaleCatalog, orderCalls, payFor, type Person } from '../support/order-place';
import { workOff } from '../support/work-off';

const api = serveApi();
const { begin, arrange } = collectionCalls(api);

/** The buyers, the sellers (none in this audience) and the first batch of numbers. */
const FIRST_STEPS = 3;

const ALL = { segment: [], state: [], productTypeId: [], orderedWithinDays: null };

describe('buyers of an audience', () => {
  let namesFor: (wish: Partial<NonNullable<Audience['buyers']>>) => Promise<string[]>;
  let sellerIds: string[];
  let catalogIds: string[];
  let as: Person;
  let segmentId: string;

  beforeAll(async () => {
    const time = beginDay(api);
    const { template, campaign, messages, ...calls } = await messageCalls(api);
    as = calls.as;
    const { id: templateId } = await template(time, 'to_few');
    const make = (businessName: string, state: string) => makeReader('700', 'in', { businessName, state });
    const [anand, bela, merged] = [await make('Anand', 'Goa'), await make('Bela', 'Goa'), await make('Merged', 'Goa')];
    await make('Chirag', 'Kerala');
    const catalogs = [await makeSaleCatalog(), await makeSaleCatalog()];
    sellerIds = catalogs.map(({ sellerId }) => sellerId);
    catalogIds = catalogs.map(({ id }) => id);
    const orders = orderCalls(api, as);
    await orders.placed(catalogs.slice(0, 1), 4, anand.id);
    const paid = await orders.placed(catalogs.slice(1), 4, bela.id);
    await payFor(api, as, bela.id, paid.id, paid.subOrders[0]?.payable ?? 0);
    await orm().update(buyers).set({ mergedIntoId: anand.id }).where(eq(buyers.id, merged.id));
    const body = { name: 'In Goa', search: 'state=Goa' };
    segmentId = (await api.call(segmentsApi.create, { body }, { as })).data.id;
    namesFor = async (wish) => {
      const audience = { buyers: { ...ALL, ...wish } as never, sellers: null, numbers: [] };
      // Time runs normally again after each test.
      const today = beginDay(api);
      const { id } = await campaign(today, templateId, [], { audience });
      await carry(today, 1);
      return (await messages(id)).map(({ name }) => name).sort();
    };
  }, 60_000);

  it('are all of them, but for those that were merged', async () =>
    expect(await namesFor({})).toEqual(['Anand', 'Bela', 'Chirag']));

  it('are those who ordered from a seller', async () => {
    expect(await namesFor({ orderedFrom: sellerIds.slice(0, 1) })).toEqual(['Anand']);
    expect(await namesFor({ orderedFrom: sellerIds, orderedWithinDays: 7 })).toEqual(['Anand', 'Bela']);
  });

  it('are those who ordered a catalog, or something of a collection', async () => {
    const [first = '', second = ''] = catalogIds;
    expect(await namesFor({ orderedCatalogId: [first] })).toEqual(['Anand']);
    const collection = await begin(as);
    await arrange(as, collection.id, [], [second]);
    expect(await namesFor({ orderedCollectionId: [collection.id] })).toEqual(['Bela']);
    expect(await namesFor({ orderedCatalogId: [first], orderedCollectionId: [collection.id] })).toEqual([]);
  });

  it('are those with an order at a stage, or with dues', async () => {
    expect(await namesFor({ orderedHeadline: ['placed'] })).toEqual(['Anand', 'Bela']);
    expect(await namesFor({ orderedHeadline: ['delivered'] })).toEqual([]);
    expect(await namesFor({ hasDues: true })).toEqual(['Anand']);
    expect(await namesFor({ hasDues: true, orderedFrom: sellerIds.slice(1) })).toEqual([]);
  });

  it('are those of a saved segment, of whom the rest holds as well', async () => {
    expect(await namesFor({ segmentId })).toEqual(['Anand', 'Bela']);
    expect(await namesFor({ segmentId, orderedFrom: sellerIds.slice(1) })).toEqual(['Bela']);
  });

  it('are those a segment had when it was frozen', async () => {
    beginDay(api);
    const { data } = await api.call(segmentsApi.freeze, { params: { id: segmentId } }, { as });
    expect(data.count).toEqual({ value: 2, isExact: true });
    await makeReader('700', 'in', { businessName: 'Divya', state: 'Goa' });
    expect(await namesFor({ segmentId })).toEqual(['Anand', 'Bela']);
  });
});

it('a dry run that broke off goes on where it stood, and counts each number once', async () => {
  const time = beginDay(api);
  const { template, get, as } = await messageCalls(api);
  const { id: templateId } = await template(time, 'to_many');
  const numbers = Array.from({ length: 600 }, (_, n) => `+9197250${String(n).padStart(5, '0')}`);
  const body = {
    ...{ name: 'To many', templateId, audience: { buyers: null, sellers: null, numbers } },
    ...{ fills: { buyer_name: { field: 'contactName' as const, text: 'ji' } }, mediaUrl: null, weeklyLimit: null },
    ...{ mayGoAtNight: false, scheduledAt: null },
  };
  const { data } = await api.call(campaignsApi.create, { body }, { as });
  await api.call(campaignsApi.check, { params: { id: data.id }, body: { version: data.version } }, { as });
  // State left by a killed process: the first five hundred are done.
  const run = (job: JobRun<never>) => {
    let steps = 0;
    const step: typeof job.step = async (work) => {
      if (steps === FIRST_STEPS) throw new JobLost();
      steps += 1;
      await job.step(work);
    };
    return checkJob.run({ ...job, step });
  };
  await workOnce([{ ...checkJob, run }]);
  time.advance(HOLD + 1);
  await workOff();
  const { check } = await get(data.id);
  expect(check).toMatchObject({ total: 600, skipped: { 'no-consent': 600 } });
  expect(check?.skipped).not.toHaveProperty('repeated');
});
