import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { need, type Story, type Teller } from './teller';

/** A collection is filled by a rule, sorted and marked. */
async function curate({ tell }: Teller): Promise<CollectionDetail> {
  const words = { nameEn: 'Wedding sarees', nameHi: '', descriptionEn: '', descriptionHi: '', segment: null };
  const made = await tell('admin', collectionsApi.create, { body: words });
  const params = { id: made.id };
  const rule = { most: 4, mostPerSeller: null };
  const { added } = await tell('admin', collectionsApi.previewRule, { params, body: { rule, members: [] } });
  const ids = added.map(({ id }) => id);
  await tell('admin', collectionsApi.arrange, { params, body: { base: [], order: ids, rule } });
  const order = [...ids].reverse().slice(1);
  await tell('admin', collectionsApi.arrange, { params, body: { base: ids, order } });
  const [first, out] = [need(order[0], 'catalog'), need(ids[3], 'catalog that was left out')];
  await tell('admin', collectionsApi.mark, { params, body: { catalogIds: [first], mark: 'pinned' } });
  await tell('admin', collectionsApi.mark, { params, body: { catalogIds: [out], mark: 'excluded' } });
  await tell('admin', collectionsApi.mark, { params, body: { catalogIds: [out], mark: 'none' } });
  const { version } = await tell('admin', collectionsApi.get, { params });
  return tell('admin', collectionsApi.update, {
    params,
    body: { nameHi: 'शादी की साड़ियाँ', coverCatalogId: need(order[1], 'second catalog'), version },
  });
}

/** A link shows a collection to buyers until it is ended. */
async function share({ tell, reply }: Teller, id: string): Promise<void> {
  const options = { language: 'hi', rate: 'hidden', markupPercent: 0, showsSeller: false, phoneNumber: null } as const;
  const link = await tell('admin', collectionLinksApi.create, { params: { id }, body: { days: 7, options } });
  const sign = link.address.split('sign=')[1];
  await reply('admin', collectionLinksApi.page, { params: { id: link.id }, query: { sign } });
  await tell('admin', collectionLinksApi.end, { params: { id: link.id } });
  await tell('admin', collectionLinksApi.end, { params: { id: link.id } });
}

/** A collection is curated, finalized, scheduled, shared, revised, replaced by its revision, ended and archived. */
export const collectionStory: Story = async (teller) => {
  const { tell } = teller;
  const { id, version } = await curate(teller);
  const step = (one: Pick<CollectionDetail, 'id' | 'version'>, to: CollectionDetail['status']) =>
    tell('admin', collectionsApi.step, { params: { id: one.id }, body: { to, version: one.version } });
  const final = await tell('admin', collectionsApi.finalize, { params: { id }, body: { version } });
  const liveFrom = dayAfter(indianDayOf(new Date()), 2);
  const dated = await tell('admin', collectionsApi.update, {
    params: { id },
    body: { liveFrom, version: final.version },
  });
  const waiting = await step(dated, 'scheduled');
  const back = await step(waiting, 'finalized');
  await step(back, 'live');
  await share(teller, id);
  const next = await tell('admin', collectionsApi.revise, { params: { id } });
  await tell('admin', collectionsApi.revise, { params: { id } });
  const revised = await tell('admin', collectionsApi.finalize, {
    params: { id: next.id },
    body: { version: next.version },
  });
  const live = await step(revised, 'live');
  const ended = await step(live, 'ended');
  await step(ended, 'archived');
  await tell('admin', collectionsApi.history, { params: { id }, query: {} });
};
