import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { photoSchema } from '@/lib/contracts/photo-record';
import { photosApi } from '@/lib/contracts/photos';
import { HOUR } from '@/lib/server/clock';
import { photoAnswer } from '@/lib/server/platform/photos/photo-service';
import { serveApi } from '../support/api';
import { jpeg, makePhoto } from '../support/catalog-factories';
import { makeSession, makeUser, type User } from '../support/factories';
import { formWith } from '../support/files';
import { freezeClock } from '../support/frozen-clock';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const as = async (...roles: User['roles']) => makeSession({ user: await makeUser({ roles }) });

describe('photos', () => {
  it('are shown to whoever was given the address, and to nobody with another', async () => {
    const { id } = await makePhoto();
    const who = await as('pipeline_wa');
    const { id: sellerId } = await makeSeller();
    const catalogs = [{ photoIds: [id] }];
    const { data } = await api.call(catalogsApi.create, { body: { sellerId, source: 'zip', catalogs } }, { as: who });
    const params = { id: data.catalogIds[0] ?? '' };
    const { cover } = (await api.call(catalogsApi.get, { params }, { as: who })).data;
    const shown = await fetch(api.origin + (cover?.urls.thumb ?? ''));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    const other = (await makePhoto()).id;
    const stolen = (cover?.urls.thumb ?? '').replace(id, other);
    expect((await fetch(api.origin + stolen)).status).toBe(404);
    const larger = (cover?.urls.thumb ?? '').replace('/thumb', '/large');
    expect((await fetch(api.origin + larger)).status).toBe(404);
  });

  it('are shown at an address for some hours, and then no more', async () => {
    const time = freezeClock();
    const { urls } = photoAnswer(await makePhoto());
    const statusOf = async (url: string) => (await fetch(api.origin + url)).status;
    time.advance(6 * HOUR);
    expect(await statusOf(urls.screen)).toBe(200);
    time.advance(7 * HOUR);
    expect(await statusOf(urls.screen)).toBe(404);
    const until = Math.floor(Date.now() / 1000) + 10 * 86_400;
    expect(await statusOf(urls.screen.replace(/until=\d+/, `until=${until}`))).toBe(404);
  });

  it('say what to do when they are none', async () => {
    const who = await as('pipeline_onground');
    const send = (content: string | Uint8Array, name: string) =>
      api.send(photosApi.upload.path, { method: 'POST', body: formWith(content, name), as: who });
    expect((await send('not a photo at all', 'photo.jpg')).failure.message).toMatch(/no photo that can be opened/);
    const heic = Buffer.concat([Buffer.from('....ftypheic'), Buffer.alloc(64)]);
    expect((await send(heic, 'IMG_1.HEIC')).failure.message).toMatch(/HEIC/);
    expect((await send('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'a.svg')).status).toBe(400);
    const whole = await jpeg(77);
    expect((await send(whole.subarray(0, whole.length / 2), 'half.jpg')).failure.message).toMatch(/damaged/);
  });

  it('are one photo however often they come', async () => {
    const who = await as('pipeline_wa');
    const bytes = await jpeg(133);
    const ids = await Promise.all(
      [1, 2, 3].map(async () => {
        const body = formWith(bytes, 'again.jpg');
        return photoSchema.parse(
          (await api.send<unknown>(photosApi.upload.path, { method: 'POST', body, as: who })).data,
        ).id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
  });
});
