import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { tellLinks } from '@/lib/server/areas/videos/channel-service';
import { enqueueLinkCheck, recheckLinks } from '@/lib/server/areas/videos/link-check-service';
import { orm, transaction } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { jobs } from '@/lib/server/db/schema/jobs';
import { sellers } from '@/lib/server/db/schema/sellers';
import { videos } from '@/lib/server/db/schema/videos';
import { checkLink } from '@/lib/server/platform/videos/check-link';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { makeSeller } from '../support/seller-factories';
import { newLink, person, videoPlace } from '../support/video-place';
import { workOff } from '../support/work-off';

const api = serveApi();
const { addLink, find } = videoPlace(api);

/** An oEmbed provider: the title is the link, the channel name is always the same. */
let channel: string | undefined;
const provider = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost').searchParams.get('url');
  response.end(JSON.stringify({ title: url, author_name: 'Sona  TV', author_url: channel }));
});
let place = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/oembed?url=`;
});
afterAll(() => new Promise((resolve) => provider.close(resolve)));

const check: typeof checkLink = (link) => checkLink(link, { youtube: place, instagram: null, file: null });
const ask = async (url = newLink()) => (await tellLinks([url], check))[0];

/** A video of the channel, added by link for a seller. */
async function added(sellerId: string, linkChannel: string | null = null) {
  const linker = await person('pipeline_online');
  await addLink(linker, newLink(), sellerId);
  const [video] = await find(linker, { mine: 'true' });
  const set = (changes: Partial<typeof videos.$inferInsert>) =>
    orm()
      .update(videos)
      .set(changes)
      .where(eq(videos.id, video?.id ?? ''));
  await set({ linkAuthor: 'Sona TV', linkChannel });
  return { set, id: video?.id ?? '' };
}

const FILE = 'https://clips.example/a.mp4';

it('asks nobody where no network is to be asked, and never about files', async () => {
  const as = await person('pipeline_online');
  expect((await api.call(videoLinksApi.tell, { body: { urls: [newLink()] } }, { as })).data).toEqual([]);
  changeSettings({ LINK_CHECKS: true });
  expect(await tellLinks([FILE], () => Promise.reject(new Error('A file was asked about.')))).toEqual([]);
});

it('notes after each link how far a check came, so that none is asked about twice', async () => {
  const { id: sessionId, user } = await person('pipeline_online');
  changeSettings({ LINK_CHECKS: true });
  const actor = { userId: user.id, sessionId, name: user.name, roles: user.roles, mustChangePassword: false };
  // Videos that were deleted by then are not checked.
  await transaction((tx) => enqueueLinkCheck(tx, [newId(), newId()], actor));
  await workOff();
  const [job] = await orm().select().from(jobs).where(eq(jobs.ownerId, user.id));
  expect(job).toMatchObject({ state: 'done', done: 2, place: 2 });
});

it('refuses more links than a person waits for', async () => {
  const as = await person('pipeline_online');
  const urls = Array.from({ length: 11 }, newLink);
  expect((await api.call(videoLinksApi.tell, { body: { urls } }, { as })).status).toBe(400);
});

describe('the seller of a channel', () => {
  beforeEach(() => {
    channel = undefined;
    changeSettings({ LINK_CHECKS: true });
  });

  it('is that of its videos until now, unless they are of two or it is closed', async () => {
    const [kesar, sona] = [await makeSeller({ status: 'active' }), await makeSeller({ status: 'active' })];
    expect(await ask()).toMatchObject({ state: 'live', author: 'Sona TV', seller: null });
    await added(kesar.id);
    const { businessName } = kesar;
    expect(await ask()).toMatchObject({ author: 'Sona TV', seller: { id: kesar.id, businessName } });

    const other = await added(sona.id);
    expect((await ask())?.seller).toBeNull();
    await other.set({ status: 'rejected', statusReason: 'Blurred.' });
    expect((await ask())?.seller?.id).toBe(kesar.id);

    await orm().update(sellers).set({ status: 'closed' }).where(eq(sellers.id, kesar.id));
    expect((await ask())?.seller).toBeNull();
  });

  it('is told by the address of the channel where two have one name', async () => {
    await orm().update(videos).set({ linkAuthor: null });
    const [kesar, sona] = [await makeSeller({ status: 'active' }), await makeSeller({ status: 'active' })];
    await added(kesar.id, 'youtube.com/@sona-surat');
    await added(sona.id, 'youtube.com/@sona-delhi');
    expect((await ask())?.seller).toBeNull();
    channel = 'https://www.youtube.com/@sona-surat';
    expect((await ask())?.seller?.id).toBe(kesar.id);
    channel = 'https://www.youtube.com/@sona-delhi/';
    expect((await ask())?.seller?.id).toBe(sona.id);
    channel = 'https://www.youtube.com/@sona-jaipur';
    expect((await ask())?.seller).toBeNull();
  });

  it('is told by name where a channel has no address yet, which a check writes down', async () => {
    await orm().update(videos).set({ linkAuthor: null, linkChannel: null, linkCheckedAt: new Date() });
    const kesar = await makeSeller({ status: 'active' });
    const { id, set } = await added(kesar.id);
    channel = 'https://www.youtube.com/@sona-surat';
    expect((await ask())?.seller?.id).toBe(kesar.id);
    await set({ linkCheckedAt: null });
    await recheckLinks(check);
    const [row] = await orm().select({ at: videos.linkChannel }).from(videos).where(eq(videos.id, id));
    expect(row?.at).toBe('youtube.com/@sona-surat');
    channel = 'https://www.youtube.com/@sona-delhi';
    expect((await ask())?.seller).toBeNull();
  });

  it('is nobody’s where the provider does not answer', async () => {
    const nowhere: typeof checkLink = (link) =>
      checkLink(link, { youtube: 'http://127.0.0.1:9/', instagram: null, file: null });
    expect((await tellLinks([newLink()], nowhere))[0]).toMatchObject({ state: 'unknown', title: null, seller: null });
  });
});
