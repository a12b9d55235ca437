import type { ComponentProps, ComponentType } from 'react';
import { LikenessRow } from '@/components/catalog-intake/likeness-row';
import { CampaignOfCollection } from '@/components/collections/campaign-of-collection';
import { MessageCardView } from '@/components/entities/conversation/message-card-view';
import { PdfOfCatalogs } from '@/components/entities/pdf-of-catalogs';
import type { Role } from '@/config/roles';
import { type PhotoLikeness, likenessSchema } from '@/lib/contracts/catalogs/likenesses';
import { cardSchema } from '@/lib/contracts/chat/chat-record';
import { type CollectionDetail, collectionDetailSchema } from '@/lib/contracts/collections/collection-record';
import { AT_FIRST, offerOf } from '../support/offered-controls';
import { sampleOf } from '../support/sample-answers';
import { SOME_ID } from '../support/sample-bodies';

/** Parts that appear only in the middle of somebody's work, and so on no screen as it opens. */
async function offered(page: ComponentType, ...roles: Role[]) {
  const { sections, links, refused } = await offerOf({ page, url: '/', roles });
  expect(refused).toEqual([]);
  return [...(sections.get(AT_FIRST) ?? []), ...links];
}

describe('A photo that was seen before', () => {
  const likeness = sampleOf(likenessSchema) as PhotoLikeness;
  const Row = () => <LikenessRow number={1} likeness={likeness} canGroup answer={undefined} onAnswer={() => {}} />;

  test.each([
    ['editor_catalog', [`/catalog/tag/edit/${SOME_ID}`]],
    ['pipeline_wa', [`/seller/${SOME_ID}`]],
    ['pipeline_onground', []],
  ] as const)('leads %s to the catalog or its seller, as far as they may', async (role, links) => {
    expect(await offered(Row, role)).toEqual(links.length > 0 ? ['title', ...links] : []);
  });
});

describe('A card in a chat', () => {
  const card = sampleOf(cardSchema) as ComponentProps<typeof MessageCardView>['card'];
  const Cards = () => (
    <>
      {(['catalog', 'order'] as const).map((kind) => (
        <MessageCardView key={kind} conversation={{ id: SOME_ID, buyerId: SOME_ID }} kind={kind} card={card} />
      ))}
    </>
  );

  test('becomes an order and opens one, for those who take orders', async () => {
    expect(await offered(Cards, 'manage_buyer', 'chat_active')).toEqual([
      'Make an order of this',
      'title',
      `/order/${SOME_ID}`,
    ]);
  });

  test('is only read by others', async () => {
    expect(await offered(Cards, 'pipeline_wa', 'chat_active')).toEqual([]);
  });
});

describe('Today every role that sees it may use it, so nobody else is on its screen:', () => {
  const Pdf = () => <PdfOfCatalogs ids={[SOME_ID]} />;
  const collection = { ...(sampleOf(collectionDetailSchema) as CollectionDetail), status: 'live' as const };
  const Campaign = () => <CampaignOfCollection collection={collection} />;

  test('a PDF of catalogs', async () => {
    expect(await offered(Pdf, 'catalog_expert')).toContain('Make a PDF');
    expect(await offered(Pdf, 'manage_seller')).toEqual([]);
  });

  test('a campaign of a collection', async () => {
    expect(await offered(Campaign, 'admin')).toEqual(['New campaign']);
    expect(await offered(Campaign, 'manage_buyer')).toEqual([]);
  });
});
