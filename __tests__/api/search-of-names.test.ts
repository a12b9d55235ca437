import { and, eq, gt } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { searchTextJob } from '@/lib/server/areas/search-texts/service';
import { clock } from '@/lib/server/clock';
import { database, orm } from '@/lib/server/db/database';
import { catalogs, catalogTags } from '@/lib/server/db/schema/catalogs';
import { newId } from '@/lib/server/db/schema/columns';
import { auditEntries } from '@/lib/server/db/schema/system';
import { JobLost, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { HOLD } from '@/lib/server/platform/jobs/job-run';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { makeDraft, makeSareeType, makeUpload } from '../support/catalog-factories';
import { serverUrl } from '../support/database';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { importing } from '../support/importing';
import { makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

let admin: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const at = ({ id }: { id: string }) => ({ params: { id } });
const found = async (q: string) =>
  (await api.call(catalogsApi.list, { query: { q, limit: 100 } }, { as: admin })).data.rows.map(({ id }) => id);
const countOf = async (q: string) =>
  (await api.call(catalogsApi.list, { query: { q, limit: 1 } }, { as: admin })).data.count.value;
const renameSeller = (seller: { id: string; version?: number }, businessName: string) =>
  api.call(sellersApi.update, { ...at(seller), body: { businessName, version: seller.version ?? 1 } }, { as: admin });

/** A seller's catalog with a product type and a tag, saved by a user. */
async function makeTagged() {
  const saree = await makeSareeType();
  const seller = await makeSeller({ businessName: 'Sundaram Silks' });
  const { id } = await makeDraft({ sellerId: seller.id });
  const tags = [saree.tag(saree.values.georgette)];
  const body = { title: 'Vol 7', productTypeId: saree.type.id, tags, version: 1 };
  await api.call(catalogsApi.update, { ...at({ id }), body }, { as: admin });
  return { ...saree, seller, id };
}

/** What a rename must leave unchanged. */
const standing = async (one: { id: string }) => ({
  version: (await api.call(catalogsApi.get, at(one), { as: admin })).data.version,
  entries: await orm().$count(auditEntries, eq(auditEntries.subjectId, one.id)),
});

it('finds catalogs at once by the new name of a seller, value or product type', async () => {
  const { id, seller, values, type } = await makeTagged();
  const before = await standing({ id });
  const renames = {
    xanadutex: () => renameSeller(seller, 'Xanadutex Mills'),
    zariwork: () =>
      api.call(
        taxonomyApi.updateValue,
        { ...at(values.georgette), body: { nameEn: 'Zariwork', version: 1 } },
        { as: admin },
      ),
    तरंगिणी: () =>
      api.call(
        taxonomyApi.updateValue,
        { ...at(values.georgette), body: { nameHi: 'तरंगिणी', version: 2 } },
        { as: admin },
      ),
    qipaodress: () =>
      api.call(
        taxonomyApi.updateProductType,
        { ...at(type), body: { nameEn: 'Qipaodress', version: 1 } },
        { as: admin },
      ),
  };
  for (const [word, rename] of Object.entries(renames)) {
    expect(await found(word)).toEqual([]);
    expect((await rename()).status).toBe(200);
    expect(await found(`vol 7 ${word}`)).toEqual([id]);
  }
  expect(await found('sundaram')).not.toContain(id);
  expect(await standing({ id })).toEqual(before);
});

it('finds catalogs by the name that an import gives their seller', async () => {
  const { id, seller } = await makeTagged();
  const { begin, check, run } = importing(api, () => admin);
  const data = await begin(`Shop Name,Owner Name,Mobile No.\r\nWolfram Weaves,Mahesh Bhai,${seller.phoneNumbers[0]}`);
  await check(data);
  await run(data);
  expect(await found('wolfram')).toEqual([id]);
});

/** The embedded engine has one connection, so no catalog can be locked while another request renames its seller. */
if (serverUrl)
  it('does not wait for a catalog in use, and finds it by the new name afterwards', async () => {
    const { id, seller } = await makeTagged();
    const other = await database().pool.connect();
    await other.query('begin');
    await other.query("update catalogs set search_text = 'of before' where id = $1", [id]);
    expect((await renameSeller(seller, 'Ytterbium Yarns')).status).toBe(200);
    await other.query('commit');
    other.release();
    expect(await found('ytterbium')).toEqual([]);
    await workOff();
    expect(await found('ytterbium')).toEqual([id]);
  });

describe('Names of many catalogs', () => {
  const MANY = 450;

  async function makeMany() {
    const seller = await makeSeller({ businessName: 'Crowded Cottons' });
    const { id: uploadId } = await makeUpload({ sellerId: seller.id });
    const { values, type } = await makeSareeType();
    const now = clock.now();
    const rows = Array.from({ length: MANY }, () => ({
      ...{ id: newId(), sellerId: seller.id, uploadId, productTypeId: type.id },
      ...{ searchText: 'crowded cottons', statusChangedAt: now, createdAt: now },
    }));
    await orm().insert(catalogs).values(rows);
    const { id: valueId, attributeId } = values.red;
    await orm()
      .insert(catalogTags)
      .values(rows.map(({ id: catalogId }) => ({ catalogId, valueId, attributeId })));
    return { seller, values, type };
  }

  it('change in the background, whichever name it is', async () => {
    const { seller, values, type } = await makeMany();
    await renameSeller(seller, 'Thronged Textiles');
    expect(await found('thronged')).toEqual([]);
    await workOff();
    expect(await countOf('thronged')).toBe(MANY);
    const red = { nameEn: 'Vermilion', version: 1 };
    await api.call(taxonomyApi.updateValue, { ...at(values.red), body: red }, { as: admin });
    await api.call(
      taxonomyApi.updateProductType,
      { ...at(type), body: { nameEn: 'Odhnik', version: 1 } },
      { as: admin },
    );
    await workOff();
    expect(await countOf('vermilion odhnik thronged')).toBe(MANY);
    const touched = and(eq(catalogs.sellerId, seller.id), gt(catalogs.version, 1));
    expect(await orm().$count(catalogs, touched)).toBe(0);
  });

  it('resume where they stopped when the worker is killed, and end with the last name', async () => {
    const time = freezeClock();
    const { seller } = await makeMany();
    await renameSeller(seller, 'Firstname Fabrics');
    let steps = 0;
    /** Its worker dies before the step after these. */
    const dyingAfter = (most: number) => ({
      ...searchTextJob,
      run: (run: JobRun<never>) =>
        searchTextJob.run({
          ...run,
          step: async (work) => {
            if (steps === most) throw new JobLost();
            steps += 1;
            return run.step(work);
          },
        }),
    });
    await workOnce([dyingAfter(1)]);
    const reached = await countOf('firstname');
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(MANY);
    await renameSeller({ ...seller, version: 2 }, 'Secondname Fabrics');
    time.advance(HOLD + 1);
    await workOnce([dyingAfter(Infinity)]);
    // Of three steps, two were left.
    expect(steps).toBe(3);
    await workOff();
    admin = await makeSession({ user: admin.user });
    expect([await countOf('firstname'), await countOf('secondname')]).toEqual([0, MANY]);
  });

  it('and what a rename that failed would have changed stays', async () => {
    const { seller } = await makeMany();
    expect((await renameSeller({ ...seller, version: 9 }, 'Never Named')).status).toBe(409);
    await workOff();
    expect(await countOf('crowded cottons')).toBeGreaterThanOrEqual(MANY);
    expect(await found('never named')).toEqual([]);
  });
});
