import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { choicesApi } from '@/lib/contracts/base/choices';
import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { serveApi } from '../support/api';
import { makeMarket, makeSeller } from '../support/seller-factories';
import { newLink, person, videoPlace } from '../support/video-place';

const api = serveApi();
const { find } = videoPlace(api);

type Body = EndpointInput<typeof videoLinksApi.add>['body'];
const ALL = { note: 'Hurry.', priority: 5, languages: ['hi'] } satisfies Partial<Body>;

const add = async (body: Pick<Body, 'links' | 'sellerId'> & Partial<Body>, as = person('pipeline_online')) => {
  const who = await as;
  const answer = await api.call(videoLinksApi.add, { body: { ...ALL, ...body } }, { as: who });
  return { answer, added: await find(who, { mine: 'true', sort: 'createdAt' }) };
};

describe('what is said of a link', () => {
  it('counts for it alone, before what is said of all', async () => {
    const [kesar, sona] = [await makeSeller(), await makeSeller()];
    const own = { sellerId: sona.id, note: '', priority: -5, languages: ['gu' as const] };
    const { answer, added } = await add({
      sellerId: kesar.id,
      links: [{ url: newLink() }, { url: newLink(), ...own }, { url: newLink(), note: 'Red only.' }],
    });
    expect(answer.data).toEqual({ added: 3, known: 0 });
    const said = added.map(({ seller, note, priority, languages }) => [seller.id, note, priority, languages]);
    expect(said).toHaveLength(3);
    expect(said).toEqual(
      expect.arrayContaining([
        [kesar.id, 'Hurry.', 5, ['hi']],
        [sona.id, '', -5, ['gu']],
        [kesar.id, 'Red only.', 5, ['hi']],
      ]),
    );
  });

  it('of two spellings of one video is that of the first', async () => {
    const { id: sellerId } = await makeSeller();
    const url = newLink();
    const other = url.replace('youtu.be/', 'www.youtube.com/shorts/');
    const { answer, added } = await add({
      sellerId,
      links: [
        { url, note: 'One' },
        { url: other, note: 'Two' },
      ],
    });
    expect(answer.data).toEqual({ added: 1, known: 0 });
    expect(added.map(({ note }) => note)).toEqual(['One']);
  });

  it('names a seller where none is said of all; without one nothing is added', async () => {
    const { id: sellerId } = await makeSeller();
    const [own, none] = [{ url: newLink(), sellerId }, { url: newLink() }];
    const refused = await add({ sellerId: null, links: [own, none] });
    expect([refused.answer.status, refused.added]).toEqual([400, []]);
    expect(refused.answer.failure.issues).toEqual([{ path: ['links', 1, 'sellerId'], message: 'Choose the seller.' }]);
    expect((await add({ sellerId: null, links: [own] })).added.map(({ seller }) => seller.id)).toEqual([sellerId]);
  });

  it('is refused at each link whose seller is closed or none, and nothing is added', async () => {
    const [open, closed] = [await makeSeller(), await makeSeller({ status: 'closed', statusReason: 'Gone.' })];
    const links = [undefined, closed.id, open.id, crypto.randomUUID(), closed.id].map((sellerId) => ({
      ...{ url: newLink(), sellerId },
    }));
    const { answer, added } = await add({ sellerId: open.id, links });
    expect([answer.status, added]).toEqual([400, []]);
    expect(answer.failure.issues?.map(({ path }) => path)).toEqual(
      [1, 3, 4].map((place) => ['links', place, 'sellerId']),
    );
    const ofAll = await add({ sellerId: closed.id, links: [{ url: newLink() }] });
    expect(ofAll.answer.failure.issues?.map(({ path }) => path)).toEqual([['sellerId']]);
  });

  it('is refused where it is too long, at its place', async () => {
    const { id: sellerId } = await makeSeller();
    const { answer } = await add({ sellerId, links: [{ url: newLink(), note: 'x'.repeat(501) }] });
    expect([answer.status, answer.failure.issues?.[0]?.path]).toEqual([400, ['links', 0, 'note']]);
  });
});

it('sellers to choose from say their market, and are narrowed to one', async () => {
  const as = await person('pipeline_online');
  const market = await makeMarket();
  const inside = await makeSeller({ marketId: market.id });
  const outside = await makeSeller({ marketId: null });
  const options = async (query: object) => (await api.call(choicesApi.sellers, { query }, { as })).data;
  const label = `${market.name}, ${market.city}`;
  expect((await options({ marketId: market.id })).map(({ id }) => id)).toEqual([inside.id]);
  expect(await options({ id: [inside.id] })).toMatchObject([{ market: { id: market.id, label } }]);
  expect(await options({ id: [outside.id] })).toMatchObject([{ market: null }]);
  expect((await api.call(choicesApi.markets, { query: { id: market.id } }, { as })).data).toEqual([
    { id: market.id, label },
  ]);
});
