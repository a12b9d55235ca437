import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { CollectionViewScreen } from '@/components/collections/collection-view-screen';
import { choicesApi } from '@/lib/contracts/base/choices';
import type { CollectionDetail, CollectionSnapshot } from '@/lib/contracts/collections/collection-record';
import { type CollectionLink, collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { CAMPAIGN } from '../support/campaigns';
import { catalog } from '../support/catalog-records';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const [ID, EARLIER] = ['0198b2a0-0000-7000-8000-0000000000c1', '0198b2a0-0000-7000-8000-0000000000c2'];
const ASHA = { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Asha Patel' };
const catalogId = (nth: number) => `0198b2a0-0000-7000-8000-00000000a00${nth}`;

const COLLECTION: CollectionDetail = {
  id: ID,
  nameEn: 'Diwali',
  nameHi: 'दिवाली',
  descriptionEn: '',
  descriptionHi: '',
  segment: null,
  coverCatalogId: null,
  cover: null,
  status: 'finalized',
  statusReason: null,
  statusChangedAt: '2026-11-20T06:00:00.000Z',
  liveFrom: null,
  liveUntil: null,
  size: 3,
  blocked: { hidden: 0, withoutRate: 0 },
  views: 0,
  revision: 2,
  previousId: EARLIER,
  nextId: null,
  createdBy: ASHA,
  createdAt: '2026-11-20T06:00:00.000Z',
  version: 2,
  members: [],
  pinnedIds: [],
  excluded: [],
  rules: [],
  problems: [],
};

const item = (nth: number, rate: number) => ({
  catalogId: catalogId(nth),
  title: `Kesariya ${nth}`,
  sellerName: 'Kesar Textiles',
  rate,
  isSet: false,
  pieces: null,
  sizes: [],
  photo: null,
  isHidden: false,
});

const frozen = (items: CollectionSnapshot['items']): CollectionSnapshot => ({
  ...{ nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', cover: null },
  items,
  hash: 'a1b2',
  madeAt: '2026-11-20T06:00:00.000Z',
  madeBy: ASHA,
});

const SNAPSHOTS = {
  [EARLIER]: frozen([item(1, 41_500), item(2, 50_000), item(4, 39_000)]),
  [ID]: frozen([item(2, 50_000), item(1, 39_900), item(3, 60_000)]),
};

function openCollection(tab: string, details: Partial<CollectionDetail> = {}, Screen = CollectionViewScreen) {
  serverKnows();
  mockEndpoint(collectionsApi.get, { ...COLLECTION, ...details });
  mockEndpoint(collectionsApi.snapshot, ({ params }) => SNAPSHOTS[params.id ?? ''] ?? frozen([]));
  return openApp(`/collection/view/${ID}?tab=${tab}`, {
    roles: ['admin'],
    pages: { '/collection/view/[collectionId]': Screen },
  });
}

test('A revision says what it has otherwise than the one before', async () => {
  openCollection('changes');
  const changes = within(await screen.findByRole('list', { name: 'Changes' }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Added: Kesariya 3',
    'Removed: Kesariya 4',
    'Rate: Kesariya 1, ₹415 → ₹399',
    expect.stringMatching(/^Moved: Kesariya [12]/),
  ]);
});

test('What changed in catalogs since it was frozen is told, where buyers may see it', async () => {
  const members = [1, 2, 3].map((nth) => ({
    ...catalog(nth),
    id: catalogId(nth),
    title: `Kesariya ${nth}`,
    cover: null,
  }));
  const rates = [39_900, 52_000, 60_000];
  openCollection('buyers', { members: members.map((member, at) => ({ ...member, rate: rates[at] ?? null })) });
  expect(
    await screen.findByText(
      'Changed since it was frozen: Kesariya 2 (rate). A new revision shows them as they are now.',
    ),
  ).toBeInTheDocument();
});

test('A link that ended is opened, copied and ended no more', async () => {
  const link = (last: number, isOpen: boolean): CollectionLink => ({
    ...{ id: catalogId(last), address: `/shared/${last}`, isOpen, views: last, createdBy: ASHA },
    options: { language: 'en', rate: 'shown', markupPercent: 10, showsSeller: false, phoneNumber: null },
    ...{ endedAt: null, expiresAt: '2026-12-04T06:00:00.000Z', createdAt: '2026-11-20T06:00:00.000Z' },
  });
  mockEndpoint(collectionLinksApi.list, [link(1, true), link(2, false)]);
  openCollection('links');
  const links = within(await screen.findByRole('list', { name: 'Links' }));
  const [open, ended] = await links.findAllByRole('listitem');
  const offered = (row?: HTMLElement) =>
    row && [...row.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  expect(offered(open)).toEqual(['Open page', 'Copy link', 'End link']);
  expect(offered(ended)).toEqual([]);
});

test('An order is begun of everything in a collection that can be ordered now', async () => {
  const { user } = openCollection('buyers');
  const buyer = { id: '0198b2a0-0000-7000-8000-00000000b001', label: 'Roop Sangam, Jaipur' };
  mockEndpoint(choicesApi.buyers, [buyer]);
  const seller = { id: '0198b2a0-0000-7000-8000-00000000f001', businessName: 'Kesar Textiles', minimumOrderValue: 0 };
  mockEndpoint(ordersApi.catalogs, [
    { id: catalogId(1), title: 'Kesariya 1', designNumber: '', seller, setPieces: 6, rate: 39_900, cover: null },
    { id: catalogId(2), title: 'Kesariya 2', designNumber: '', seller, setPieces: null, rate: 50_000, cover: null },
  ]);
  const begun = mockEndpoint(ordersApi.create, () => refusal(400, { message: 'This buyer is blocked.' }));
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who orders?' }));
  await user.type(await dialog.findByRole('combobox', { name: 'Buyer' }), 'roop');
  await user.click(await screen.findByRole('option', { name: 'Roop Sangam, Jaipur' }));
  expect(await screen.findByText('This buyer is blocked.')).toBeInTheDocument();
  expect(begun.map(({ body }) => [body.buyerId, body.lines])).toEqual([
    [
      buyer.id,
      [
        { catalogId: catalogId(2), pieces: 1, rate: 50_000, rateReason: null },
        { catalogId: catalogId(1), pieces: 6, rate: 39_900, rateReason: null },
      ],
    ],
  ]);
});

const TEMPLATE: MessageTemplate = {
  ...{ id: '0198b2a0-0000-7000-8000-0000000000d2', providerId: 'p1', name: 'new_goods', language: 'en', version: 1 },
  ...{ category: 'marketing', media: 'none', body: 'New goods are here.', footer: '', variables: [] },
  ...{ status: 'approved', statusReason: null, statusChangedAt: '2026-11-20T06:00:00.000Z', quality: 'green' },
  ...{ pausedUntil: null, createdBy: null, createdAt: '2026-11-20T06:00:00.000Z' },
};

/** The screen, while the next page does not come. */
function Staying() {
  const { events } = useRouter();
  useEffect(() => {
    const refuse = () => {
      throw new Error('The next page is not there yet.');
    };
    events.on('routeChangeStart', refuse);
    return () => events.off('routeChangeStart', refuse);
  }, [events]);
  return <CollectionViewScreen />;
}

test('A saved campaign closes its dialog before its page is there', async () => {
  const { user } = openCollection('share', { status: 'live' }, Staying);
  mockEndpoint(messageTemplatesApi.list, {
    ...{ rows: [TEMPLATE], next: null, previous: null, count: { value: 1, isExact: true } },
  });
  mockEndpoint(campaignsApi.create, CAMPAIGN);
  await user.click(await screen.findByRole('button', { name: 'New campaign' }));
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/is saved as a draft/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
