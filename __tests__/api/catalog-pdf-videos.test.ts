import { eq } from 'drizzle-orm';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { sellers } from '@/lib/server/db/schema/sellers';
import { videos, videoSegments } from '@/lib/server/db/schema/videos';
import { someOptions } from '../pdf/sample-catalogs';
import { bytesOf, live, servePdfs, wish } from '../support/pdf-making';
import { makeVideo } from '../support/video-factories';
import { workOff } from '../support/work-off';

const { api, maker, start, refresh, remake, contentOf } = servePdfs();
const URL = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const NEWER = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';

type Changes = Partial<typeof videos.$inferInsert>;

/** A video of the catalog's seller that shows the catalog. */
async function showing({ id, sellerId }: { id: string; sellerId: string }, changes: Changes = {}) {
  const video = await makeVideo();
  const link = { provider: 'youtube', url: URL, linkKey: video.id, status: 'live' } as const;
  await orm()
    .update(videos)
    .set({ ...link, sellerId, ...changes })
    .where(eq(videos.id, video.id));
  const segment = { id: newId(), videoId: video.id, catalogId: id, startMs: 0, endMs: 4000 };
  await orm()
    .insert(videoSegments)
    .values([
      { ...segment, position: 0 },
      { ...segment, id: newId(), position: 1, startMs: 5000, endMs: 9000 },
    ]);
  return { set: (now: Changes) => orm().update(videos).set(now).where(eq(videos.id, video.id)) };
}

const made = async (catalogIds: string[], showsVideos?: boolean) => {
  const { data } = await start(wish(catalogIds, { options: someOptions({ showsVideos }) }));
  await workOff();
  return data;
};

const linksOf = async (pdf: { id: string }) =>
  [...(await bytesOf(await contentOf(pdf))).toString('latin1').matchAll(/\/URI \((.*?)\)/g)].map(([, url]) => url);

it('leads to the newest live video of a catalog, where videos are asked for', async () => {
  const catalog = await live();
  await showing(catalog);
  await showing(catalog, { url: NEWER });
  expect(await linksOf(await made([catalog.id], true))).toEqual([NEWER]);
  expect(await linksOf(await made([catalog.id]))).toEqual([]);
});

it.each<[string, Changes]>([
  ['is taken down', { status: 'taken_down' }],
  ['is in review', { status: 'in_review' }],
  ['has gone from where it lay', { linkState: 'gone' }],
  ['was brought in as a file', { provider: 'file', url: null }],
  ['has an address too long for a small code', { provider: 'file', url: `https://clips.example/${'a'.repeat(99)}` }],
])('leads nowhere when the video %s', async (_, changes) => {
  const catalog = await live();
  await showing(catalog, changes);
  expect(await linksOf(await made([catalog.id], true))).toEqual([]);
});

it('is outdated while its video is down, and as it was once the video is back', async () => {
  const catalog = await live();
  const video = await showing(catalog);
  const [pdf, plain] = [await made([catalog.id], true), await made([catalog.id], false)];
  const outdated = async () => [(await refresh(pdf)).isOutdated, (await refresh(plain)).isOutdated];
  expect(await outdated()).toEqual([false, false]);
  await video.set({ status: 'taken_down' });
  expect(await outdated()).toEqual([true, false]);
  await video.set({ status: 'live' });
  expect(await outdated()).toEqual([false, false]);
  await video.set({ linkState: 'private' });
  expect(await outdated()).toEqual([true, false]);
  await remake(pdf);
  await workOff();
  expect(await outdated()).toEqual([false, false]);
  expect(await linksOf(pdf)).toEqual([]);
});

it('shows a video of another seller only while buyers see that seller', async () => {
  const catalog = await live();
  const video = await showing(catalog);
  const other = (await live()).sellerId;
  await video.set({ sellerId: other });
  const pdf = await made([catalog.id], true);
  expect(await linksOf(pdf)).toEqual([URL]);
  await orm().update(sellers).set({ deprioritised: true }).where(eq(sellers.id, other));
  expect((await refresh(pdf)).isOutdated).toBe(true);
});

it('shows the code on the page to look at beforehand', async () => {
  const catalog = await live();
  await showing(catalog);
  const sizeWith = async (showsVideos: boolean) => {
    const { format: _, ...body } = wish([catalog.id], { options: someOptions({ showsVideos, hasCover: false }) });
    const answer = await fetch(`${api.origin}${catalogPdfsApi.preview.path}`, {
      method: 'POST',
      headers: { Authorization: `JWT ${maker().accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await bytesOf(answer)).length;
  };
  expect(await sizeWith(true)).toBeGreaterThan(await sizeWith(false));
});
