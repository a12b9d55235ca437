import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { videosApi } from '@/lib/contracts/videos/videos';
import { serveApi } from '../support/api';
import { makeSeller } from '../support/seller-factories';
import { newClip, person, type Somebody, videoPlace } from '../support/video-place';

const api = serveApi();
const { sent } = videoPlace(api);

const sellersOf = async (as: Somebody, ...names: string[]) =>
  (await api.call(videoUploadsApi.senders, { body: { names } }, { as })).data.map(({ name, seller }) => [
    name,
    seller?.id ?? null,
  ]);

const addFrom = async (as: Somebody, sender: string, sellerId: string) => {
  const { fileId } = await sent(as, newClip());
  const body = { fileId, sellerId, sender, source: 'whatsapp' as const, caption: '₹415', note: '', priority: 0 };
  return api.call(videosApi.create, { body }, { as });
};

describe('who posts videos in a chat', () => {
  it('is the seller of that name or number', async () => {
    const as = await person('pipeline_wa');
    const { id, contactName } = await makeSeller({ contactName: 'Mahesh Kesarwala', status: 'active' });
    expect((await sellersOf(as, contactName, 'Somebody else')).sort()).toEqual([
      [contactName, id],
      ['Somebody else', null],
    ]);
  });

  it('is remembered once a video got a seller, and not changed by another', async () => {
    const as = await person('pipeline_onground');
    const [first, second] = [await makeSeller({ status: 'active' }), await makeSeller({ status: 'active' })];
    expect((await addFrom(as, 'Asha ben', first.id)).status).toBe(201);
    expect(await sellersOf(as, 'Asha ben')).toEqual([['Asha ben', first.id]]);
    expect((await addFrom(as, 'Asha ben', second.id)).status).toBe(201);
    expect(await sellersOf(as, 'Asha ben')).toEqual([['Asha ben', first.id]]);
  });
});
