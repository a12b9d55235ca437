import { eq } from 'drizzle-orm';
import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { orm } from '@/lib/server/db/database';
import { messageLinks } from '@/lib/server/db/schema/message-links';
import { sandboxMessages } from '@/lib/server/db/schema/message-sandbox';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { collectionCalls, makeLive } from '../support/collection-place';
import { beginDay, carry, makeReader, messageCalls } from '../support/message-place';

const api = serveApi();
const { finalized } = collectionCalls(api);

const OPTIONS = { language: 'en', rate: 'shown', markupPercent: 0, showsSeller: false, phoneNumber: null } as const;
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

let templates = 0;

/** A checked campaign whose text contains the address of a page for buyers. `wordsOf` changes the text. */
async function linking(wordsOf = (address: string) => address) {
  const time = beginDay(api);
  const calls = await messageCalls(api);
  const { id } = await finalized(calls.as, await makeLive(1));
  const { data: link } = await api.call(
    collectionLinksApi.create,
    { params: { id }, body: { days: 3, options: OPTIONS } },
    { as: calls.as },
  );
  const template = await calls.template(time, `with_link_${(templates += 1)}`, 'See {{collection}} at {{link}} today.');
  const phones = [(await makeReader('100')).phoneNumber, (await makeReader('200')).phoneNumber];
  const fills = {
    collection: { field: null, text: 'Diwali' },
    link: { field: null, text: wordsOf(`https://bomb.example${link.address}`) },
  };
  const campaign = await calls.campaign(time, template.id, phones, { fills });
  const send = async () => {
    await calls.step(campaign, 'sending');
    await carry(time, 3);
  };
  const short = async () => (await calls.messages(campaign.id)).map(({ params }) => params[1] ?? '');
  const opened = async (hasOpened: boolean) => {
    const query = { campaignId: campaign.id, hasOpened: String(hasOpened) };
    return (await api.call(messagesApi.list, { query } as never, { as: calls.as })).data.rows;
  };
  return { ...calls, time, link, campaign, send, short, opened };
}

const open = (address: string, init: RequestInit = {}) =>
  fetch(api.origin + address.replace(/^https?:\/\/[^/]+/, ''), {
    redirect: 'manual',
    ...init,
    headers: { 'User-Agent': PHONE, ...init.headers },
  });

const linksOf = (campaignId: string) =>
  orm().select().from(messageLinks).where(eq(messageLinks.campaignId, campaignId));

describe('a short link', () => {
  it('stands in each message in place of the address, and leads to its page', async () => {
    const { link, short, send } = await linking((address) => `${address}, only today`);
    const addresses = await short();
    for (const address of addresses)
      expect(address).toMatch(/^https:\/\/bomb\.example\/s\/[a-hjkmnp-z2-9]{12}, only today$/);
    expect(new Set(addresses).size).toBe(2);
    await send();
    const sent = (await orm().select().from(sandboxMessages)).map(({ content }) => content);
    for (const address of addresses) expect(sent.filter((content) => content.includes(address))).toHaveLength(1);
    const reply = await open(addresses[0]?.split(',')[0] ?? '');
    const told = ['location', 'cache-control', 'set-cookie'].map((name) => reply.headers.get(name));
    expect([reply.status, ...told]).toEqual([302, link.address, 'no-store', null]);
    expect(await reply.text()).toBe('');
  });

  it('begins as staff open the product, where that is known', async () => {
    changeSettings({ PUBLIC_URL: 'https://office.example' });
    const { short } = await linking();
    expect((await short())[0]).toMatch(/^https:\/\/office\.example\/s\//);
  });

  it('counts a person once, with every click', async () => {
    const { campaign, get, short, send, opened } = await linking();
    expect((await get(campaign.id)).opened).toBe(0);
    await send();
    const [address = ''] = await short();
    for (let nth = 0; nth < 3; nth += 1) expect((await open(address)).status).toBe(302);
    expect((await get(campaign.id)).opened).toBe(1);
    const rows = await opened(true);
    expect(rows.map((row) => [row.clicks, row.openedAt !== null, row.params[1]])).toEqual([[3, true, address]]);
    expect((await opened(false)).map((row) => [row.clicks, row.openedAt])).toEqual([[0, null]]);
  });

  it('counts two clicks at the same moment', async () => {
    const { campaign, get, short, send, opened } = await linking();
    await send();
    const addresses = await short();
    await Promise.all([...addresses, ...addresses].map((address) => open(address)));
    expect((await opened(true)).map((row) => row.clicks)).toEqual([2, 2]);
    expect((await get(campaign.id)).opened).toBe(2);
  });

  it('is the same with what apps put behind it', async () => {
    const { link, short, send, opened } = await linking();
    await send();
    const [address = ''] = await short();
    for (const more of ['?fbclid=a&utm_source=b', '/', '/?fbclid=a'])
      expect((await open(address + more)).headers.get('location')).toBe(link.address);
    expect((await opened(true)).map((row) => row.clicks)).toEqual([3]);
  });

  it('keeps the moment of the first click', async () => {
    const { time, short, send, opened } = await linking();
    await send();
    const [address = ''] = await short();
    await open(address);
    const [first] = await opened(true);
    time.advance(60_000);
    await open(address);
    const [later] = await opened(true);
    expect([later?.openedAt, later?.clicks]).toEqual([first?.openedAt, 2]);
  });

  it('leads those that only look, and does not count them', async () => {
    const { link, campaign, get, short, send } = await linking();
    await send();
    const [address = ''] = await short();
    const looks: RequestInit[] = [
      { method: 'HEAD' },
      ...['WhatsApp/2.24.11.85 A', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)'].map(
        (agent) => ({ headers: { 'User-Agent': agent } }),
      ),
      { headers: { 'Sec-Purpose': 'prefetch' } },
    ];
    for (const look of looks) {
      const reply = await open(address, look);
      expect([reply.status, reply.headers.get('location')]).toEqual([302, link.address]);
    }
    expect((await get(campaign.id)).opened).toBe(0);
    expect((await linksOf(campaign.id)).every((row) => row.clicks === 0)).toBe(true);
  });

  it('is not counted before its message went out', async () => {
    const { campaign, get, short } = await linking();
    expect((await open((await short())[0] ?? '')).status).toBe(302);
    expect((await get(campaign.id)).opened).toBe(0);
  });

  it('shows the same nothing once it was guessed or its page has ended', async () => {
    const { as, link, campaign, get, short, send } = await linking();
    await send();
    const [address = ''] = await short();
    await api.call(collectionLinksApi.end, { params: { id: link.id } }, { as });
    const bad = [address, 'https://x.example/s/k7m2p9x4q3wd', 'https://x.example/s/none'];
    const replies = await Promise.all(bad.map((one) => open(one)));
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    const pages = await Promise.all(replies.map((reply) => reply.text()));
    expect(new Set([...pages, await (await fetch(api.origin + link.address)).text()]).size).toBe(1);
    expect(replies.map(({ headers }) => [headers.get('cache-control'), headers.get('location')])).toEqual(
      bad.map(() => ['no-store', null]),
    );
    expect((await get(campaign.id)).opened).toBe(0);
  });

  it.each([
    ['an address of others', () => 'https://other.example/a?sign=1'],
    ['one of ours whose signature is wrong', (address: string) => `${address.slice(0, -4)}AAAA`],
    ['one of ours with more behind it', (address: string) => `${address}&to=https://other.example`],
  ])('is not made of %s', async (_, wordsOf) => {
    const { campaign, get, short, send, messages } = await linking(wordsOf);
    await send();
    expect((await get(campaign.id)).opened).toBeNull();
    for (const said of await short()) expect(said).not.toContain('/s/');
    expect((await messages(campaign.id)).map((row) => [row.clicks, row.openedAt])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('goes with the rows of a dry run that is run again', async () => {
    const { as, campaign, get, time, short } = await linking();
    const before = await short();
    const { version } = await get(campaign.id);
    await api.call(campaignsApi.check, { params: { id: campaign.id }, body: { version } }, { as });
    await carry(time, 0.5);
    expect(await linksOf(campaign.id)).toHaveLength(2);
    expect((await open(before[0] ?? '')).status).toBe(404);
  });
});
