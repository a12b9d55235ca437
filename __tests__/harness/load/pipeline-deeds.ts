import { randomInt } from 'node:crypto';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { choicesApi } from '@/lib/contracts/base/choices';
import { photosApi } from '@/lib/contracts/photos';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { grainyPhoto, inOtherBytes } from '../bench/bench-photos';
import type { Deed } from './member';
import { WORDS } from './some-sellers';

const PICTURES = 3;
const PHOTOS_A_CATALOG = 2;

let pictures: Promise<Buffer[]> | undefined;

/** Drawn once: drawing them each time would cost this process more than processing them costs a server. */
const allPictures = () => (pictures ??= Promise.all(Array.from({ length: PICTURES }, (_, seed) => grainyPhoto(seed))));

/** Incoming work: photos become a catalog, which an editor takes from the queue. */
export const PIPELINE_DEEDS: readonly Deed[] = [
  {
    share: 10,
    calls: [choicesApi.sellers, photosApi.upload, catalogsApi.create],
    run: async ({ random }, call) => {
      const options = (await call(choicesApi.sellers, { query: { q: random.pick(WORDS) } })) ?? [];
      const seller = options[random.below(options.length)];
      if (!seller) return;
      const photoIds: string[] = [];
      for (let turn = 0; turn < PHOTOS_A_CATALOG; turn += 1) {
        const picture = (await allPictures())[random.below(PICTURES)] ?? Buffer.alloc(0);
        const content = inOtherBytes(picture, randomInt(2 ** 40));
        const photo = await call(photosApi.upload, {}, { file: { content, name: 'photo.jpg' } });
        if (!photo) return;
        photoIds.push(photo.id);
      }
      const body = { sellerId: seller.id, source: 'on-ground' as const, catalogs: [{ photoIds, caption: '₹415' }] };
      await call(catalogsApi.create, { body });
    },
  },
  {
    share: 20,
    calls: [uploadsApi.next, catalogsApi.ofUpload, catalogsApi.update, uploadsApi.release],
    run: async ({ random }, call) => {
      const taken = await call(uploadsApi.next, { body: {} });
      if (!taken?.held) return;
      const { upload, leaseToken } = taken.held;
      const params = { id: upload.id };
      const [catalog] = (await call(catalogsApi.ofUpload, { params })) ?? [];
      const rate = 100 * (300 + random.below(300));
      if (catalog) {
        const body = { rate, version: catalog.version, leaseToken };
        await call(catalogsApi.update, { params: { id: catalog.id }, body }, { mayRace: true });
      }
      await call(uploadsApi.release, { params, body: { leaseToken } }, { mayRace: true });
    },
  },
];
