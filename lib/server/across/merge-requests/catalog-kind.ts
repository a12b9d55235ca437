import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { CATALOG_STATE_TEXTS, isWithEditor } from '@/lib/domain/catalogs/catalog-status';
import { catalogKeys, type ComparableCatalog, scoreCatalogs } from '@/lib/domain/merges/catalog-score';
import { stateLabel } from '@/lib/domain/states';
import { rupeesText } from '@/lib/domain/text/money';
import { findCatalogs, getCatalog } from '../../areas/catalogs/service';
import { photosOfCatalogs } from '../../areas/catalogs/twin-service';
import { renewTexts } from '../../areas/search-texts/service';
import { clock } from '../../clock';
import { catalogs } from '../../db/schema/catalogs';
import { refused } from '../../errors';
import { mergeKit } from '../../platform/merges/merge-kit';
import { CATALOG_KEYS } from './catalog-keys';
import * as repository from './catalog-kind-repository';
import { type KindOfMerge, type MergeParty, type Obstacle, type Subject, suggesting } from './merge-kind';
import { foundByWords } from './repository';
import { CATALOG_LABELS } from '@/lib/domain/catalogs/catalog-labels';

type Found = Awaited<ReturnType<typeof repository.findCatalogs>>[number];

function toParty({ catalog, seller, group, productType }: Found): MergeParty {
  const { id, version, createdAt, mergedIntoId, ...values } = catalog;
  return {
    ...{ id, version, createdAt, mergedIntoId, values },
    label: catalogName({ title: catalog.title, seller }),
    status: stateLabel(CATALOG_STATE_TEXTS, catalog.status),
    texts: {
      sellerId: seller.businessName,
      productTypeId: productType ?? '',
      rate: catalog.rate === null ? '' : rupeesText(catalog.rate),
      isSet: catalog.isSet ? 'Yes' : 'No',
      isAvailable: catalog.isAvailable ? 'Yes' : 'No',
      sizes: catalog.sizes.join(', '),
      groupId: group ?? '',
    },
  };
}

async function obstaclesBetween(
  tx: Parameters<KindOfMerge['obstacles']>[0],
  { survivor, loser }: Parameters<KindOfMerge['obstacles']>[1],
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  const blocking = (sentence: string, todo: string) => found.push({ sentence, todo, blocks: true });
  if (survivor.values.sellerId !== loser.values.sellerId)
    blocking(
      `They are of two sellers: ${survivor.texts.sellerId} and ${loser.texts.sellerId}.`,
      'Merge the sellers first, or choose Not a duplicate.',
    );
  for (const { label, values } of [survivor, loser])
    if (values.deletedAt) blocking(`${label} is deleted.`, 'Restore it first, or refuse the request.');
  if (loser.values.status === 'live' && survivor.values.status !== 'live')
    blocking(`Buyers see ${loser.label}, but not ${survivor.label}.`, 'Swap the two.');
  if (isWithEditor(loser.values.status as Found['catalog']['status']))
    blocking(`An editor still works on ${loser.label}.`, 'Swap the two, or delete it instead.');
  const drafts = await repository.draftsWithBoth(tx, { survivorId: survivor.id, loserId: loser.id });
  if (drafts.length > 0)
    blocking(`Both are in a draft order of ${drafts.join(', ')}.`, 'Remove one of the two from the order.');
  return found;
}

const text = (name: 'title' | 'designNumber' | 'description') => ({
  ...{ name, label: CATALOG_LABELS[name] },
  column: catalogs[name],
});

export const CATALOG_KIND: KindOfMerge = {
  kind: 'catalog',
  area: 'catalogs',
  kit: mergeKit({ kind: 'catalog', table: catalogs, keys: CATALOG_KEYS }),
  fields: [
    text('title'),
    { name: 'sellerId', label: 'Seller' },
    text('designNumber'),
    { name: 'productTypeId', label: CATALOG_LABELS.productTypeId, column: catalogs.productTypeId },
    { name: 'rate', label: CATALOG_LABELS.rate, column: catalogs.rate },
    { name: 'isSet', label: CATALOG_LABELS.isSet, column: catalogs.isSet },
    { name: 'pieces', label: CATALOG_LABELS.pieces, column: catalogs.pieces },
    { name: 'sizes', label: CATALOG_LABELS.sizes, column: catalogs.sizes },
    { name: 'minimumOrder', label: CATALOG_LABELS.minimumOrder, column: catalogs.minimumOrder },
    { name: 'dispatchDays', label: CATALOG_LABELS.dispatchDays, column: catalogs.dispatchDays },
    text('description'),
    { name: 'isAvailable', label: CATALOG_LABELS.isAvailable, column: catalogs.isAvailable },
    {
      ...{ name: 'groupId', label: 'Group', column: catalogs.groupId },
      along: [{ name: 'groupPosition', column: catalogs.groupPosition }],
    },
  ],
  find: async (tx, ids) => (await repository.findCatalogs(tx, ids)).map(toParty),
  photos: async (tx, id) =>
    (await findCatalogs(tx, [id])).flatMap(({ pictures }) => pictures.map(({ photo }) => photo)),
  assertVisible: async (tx, id) => {
    await getCatalog(id, tx);
  },
  obstacles: obstaclesBetween,
  retire: () => [{ column: catalogs.deletedAt, value: clock.now() }],
  follow: (tx, { survivorId, loserId }) => renewTexts(tx, [survivorId, loserId]),
  isFound: (q) => foundByWords(catalogs.searchText, q),
  taken: {
    merge: { value_requests_open: () => refused('Both ask for the same value. Decide about one of the two first.') },
    undo: {},
  },
  suggesting: suggesting<Subject & ComparableCatalog>({
    subjects: async (tx, ids) => {
      const photos = await photosOfCatalogs(tx, ids);
      return (await repository.subjectsOf(tx, ids)).map((one) => ({ ...one, photos: photos.get(one.id) ?? [] }));
    },
    keys: catalogKeys,
    score: scoreCatalogs,
    isDue: repository.isDue,
  }),
};
