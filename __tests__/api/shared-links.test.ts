import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { collectionLinks } from '@/lib/server/db/schema/collections';
import { auditEntries } from '@/lib/server/db/schema/system';
import { serveApi } from '../support/api';
import { captureLog } from '../support/captured-log';
import { collectionCalls, makeLive, type Session, signIn } from '../support/collection-place';

const api = serveApi();
const { begin, step, finalized } = collectionCalls(api);

const BODY = {
  days: 14,
  options: { language: 'en', rate: 'shown', markupPercent: 0, showsSeller: false, phoneNumber: '+919825099998' },
} as const;
const share = (as: Session, id: string) => api.call(collectionLinksApi.create, { params: { id }, body: BODY }, { as });
const open = (address: string) => fetch(api.origin + address);
const signOf = (address: string) => address.split('sign=')[1] ?? '';
const photosIn = (html: string) =>
  [...html.matchAll(/src="([^"]+)"/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));

describe('a link for buyers', () => {
  it('shows what is not hidden and counts views', async () => {
    const as = await signIn('admin');
    const [one = '', two = ''] = await makeLive(2);
    const frozen = await finalized(as, [one, two]);
    const { data } = await share(as, frozen.id);
    await api.call(catalogControlApi.change, { params: { id: two }, body: { isVisible: false, version: 1 } }, { as });
    const reply = await open(data.address);
    const html = await reply.text();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect([html.includes('Kesariya 0'), html.includes('Kesariya 1')]).toEqual([true, false]);
    await open(data.address);
    const links = (await api.call(collectionLinksApi.list, { params: { id: frozen.id } }, { as })).data;
    expect(links.map(({ views, isOpen }) => [views, isOpen])).toEqual([[2, true]]);
  });

  it('is shown in previews, which are no views', async () => {
    const as = await signIn('admin');
    const frozen = await finalized(as, await makeLive(1));
    const { data } = await share(as, frozen.id);
    for (const agent of ['WhatsApp/2.24.11.85 A', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])
      expect((await fetch(api.origin + data.address, { headers: { 'User-Agent': agent } })).status).toBe(200);
    const links = (await api.call(collectionLinksApi.list, { params: { id: frozen.id } }, { as })).data;
    expect(links.map(({ views }) => views)).toEqual([0]);
  });

  it('shows the same nothing once it was guessed, altered, ended or is over', async () => {
    const as = await signIn('admin');
    const frozen = await finalized(as, await makeLive(1));
    const [ended, expired, good] = [await share(as, frozen.id), await share(as, frozen.id), await share(as, frozen.id)];
    await api.call(collectionLinksApi.end, { params: { id: ended.data.id } }, { as });
    const past = { expiresAt: new Date(Date.now() - 1000) };
    await orm().update(collectionLinks).set(past).where(eq(collectionLinks.id, expired.data.id));
    const { address, id } = good.data;
    const sign = signOf(address);
    const altered = [...sign].map(
      (letter, at) => sign.slice(0, at) + (letter === 'A' ? 'B' : 'A') + sign.slice(at + 1),
    );
    const bad = [
      ended.data.address,
      expired.data.address,
      address.replace(id, ended.data.id),
      address.replace(id, newId()),
      address.replace(id, 'none'),
      address.slice(0, -1),
      `${address}A`,
      address.split('?')[0] ?? '',
      ...altered.map((other) => address.replace(sign, other)),
      ...Array.from({ length: 20 }, () => address.replace(sign, randomBytes(32).toString('base64url'))),
    ];
    const replies = await Promise.all(bad.map(open));
    expect(replies.map(({ status }) => status)).toEqual(bad.map(() => 404));
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
    expect(new Set(replies.map(({ headers }) => headers.get('cache-control')))).toEqual(new Set(['no-store']));
    const links = (await api.call(collectionLinksApi.list, { params: { id: frozen.id } }, { as })).data;
    expect(links.map(({ views }) => views)).toEqual([0, 0, 0]);
    expect((await open(address)).status).toBe(200);
  });

  it('is made of a finalized collection only, and over once that has ended', async () => {
    const as = await signIn('admin');
    const { id } = await begin(as);
    expect((await share(as, id)).status).toBe(409);
    const live = (await step(as, await finalized(as, await makeLive(1)), 'live')).data;
    const { data } = await share(as, live.id);
    await step(as, live, 'ended');
    expect((await open(data.address)).status).toBe(404);
  });

  it('is kept by no cache, told to no other site and to no search engine', async () => {
    const as = await signIn('admin');
    const { data } = await share(as, (await finalized(as, await makeLive(1))).id);
    const reply = await open(data.address);
    const html = await reply.text();
    const told = ['cache-control', 'set-cookie', 'etag', 'location'];
    expect(told.map((name) => reply.headers.get(name))).toEqual(['no-store', null, null, null]);
    expect([...reply.headers.values()].join(' ')).not.toContain(signOf(data.address));
    expect(html).not.toContain(signOf(data.address));
    expect(html).not.toContain(data.id);
    const away = [...html.matchAll(/<a [^>]*href="https:[^>]*>/g)].map(([tag]) => tag);
    expect(away.length).toBeGreaterThan(0);
    for (const tag of away) expect(tag).toContain('rel="noreferrer"');
    const gone = await (await open(data.address.slice(0, -1))).text();
    for (const shown of [html, gone])
      for (const meta of ['name="robots" content="noindex,nofollow"', 'name="referrer" content="no-referrer"'])
        expect(shown).toContain(meta);
  });

  it('stands in no log and no history, whether it is good or not', async () => {
    const as = await signIn('admin');
    const frozen = await finalized(as, await makeLive(1));
    const { data } = await share(as, frozen.id);
    const sign = signOf(data.address);
    const { lines } = captureLog();
    await open(data.address);
    await open(`${data.address}&more=1`);
    await open(data.address.slice(0, -1));
    await fetch(`${api.origin}${data.address}`, { method: 'POST' });
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.join('')).not.toContain(sign.slice(0, 20));
    const entries = await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, frozen.id));
    expect(entries.some(({ action }) => action === 'collections.shared')).toBe(true);
    expect(JSON.stringify(entries)).not.toContain(sign);
  });

  it('shows photos of its own catalogs only, each under an address of its own', async () => {
    const as = await signIn('admin');
    const pages = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const { data } = await share(as, (await finalized(as, await makeLive(1))).id);
      pages.push(await (await open(data.address)).text());
    }
    const [ours = '', theirs = ''] = pages.map((html) => photosIn(html)[0] ?? '');
    const idOf = (url: string) => /photos\/([^/]+)\//.exec(url)?.[1] ?? '';
    expect(pages[0]).not.toContain(idOf(theirs));
    const photo = await open(ours);
    expect([photo.status, photo.headers.get('cache-control')?.startsWith('private')]).toEqual([200, true]);
    const taken = [
      ours.replace(idOf(ours), idOf(theirs)),
      ours.replace(/sign=[^&]+/, 'sign=x'),
      ours.split('?')[0] ?? '',
    ];
    const replies = await Promise.all(taken.map(open));
    for (const { ok } of replies) expect(ok).toBe(false);
  });
});
