import path from 'node:path';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { exportsApi } from '@/lib/contracts/exports';
import { photosApi } from '@/lib/contracts/photos';
import { orm } from '@/lib/server/db/database';
import { files } from '@/lib/server/db/schema/files';
import { filesFolder } from '@/lib/server/platform/files/open-file-store';
import { serveApi } from '../support/api';
import { jpeg } from '../support/catalog-factories';
import { watchDisk } from '../support/disk-journal';
import { makeSession, makeUser } from '../support/factories';
import { formWith, pathOfBytes, upload } from '../support/files';
import { live, wish } from '../support/pdf-making';
import { photoSending } from '../support/photo-sending';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album, androidZip } from '../support/whatsapp-zips';
import { workOff } from '../support/work-off';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const hashes = async () => (await orm().select().from(files)).map(({ sha256 }) => sha256);

/** Operations that store bytes, with the minimum number of files each stores. */
const KEEPING: [string, number, () => Promise<unknown>][] = [
  ['a table that is brought in', 1, () => upload(api, as, 'Business name\nKesar Textiles\n')],
  [
    'a photo with its sizes',
    2,
    async () => api.send(photosApi.upload.path, { method: 'POST', body: formWith(await jpeg(201), 'a.jpg'), as }),
  ],
  [
    'a photo that is sent in parts',
    2,
    async () => {
      const photos = photoSending(api);
      await photos.send(as, (await photos.open(as)).id, await jpeg(202));
    },
  ],
  [
    'a chat with its photos',
    3,
    async () => {
      const { lines, media } = await album('Kesar', '20/11/26, 10:00', 'Rate 415', [203]);
      await whatsappImporting(api, () => as).bringIn(androidZip(lines, media));
    },
  ],
  [
    'an export',
    1,
    async () => {
      await makeSeller({ businessName: 'Kesar Textiles' });
      await api.call(exportsApi.start, { body: { list: 'sellers.list', query: '', format: 'xlsx' } }, { as });
      await workOff();
    },
  ],
  [
    'a PDF',
    1,
    async () => {
      const { id } = await live();
      await api.call(catalogPdfsApi.create, { body: wish([id]) }, { as });
      await workOff();
    },
  ],
];

it.each(KEEPING)('%s is on the disk, name and all, before a row names it', async (_, least, keep) => {
  const before = new Set(await hashes());
  const disk = watchDisk();
  await keep();
  disk.stop();
  const kept = (await hashes()).filter((sha256) => !before.has(sha256));
  expect(kept.length).toBeGreaterThanOrEqual(least);
  const steps = ['file flushed', 'renamed', 'folder flushed', 'row written', 'committed'];
  expect(kept.map((sha256) => [sha256, disk.stepsOf(sha256)])).toEqual(kept.map((sha256) => [sha256, steps]));
});

it('a folder that is new for a file is on the disk with its own name as well', async () => {
  const disk = watchDisk();
  const before = new Set(await hashes());
  for (let turn = 0; turn < 12; turn += 1) await upload(api, as, `Business name\nLaxmi ${turn}\n`);
  disk.stop();
  const flushed = disk.flushed();
  const kept = (await hashes()).filter((sha256) => !before.has(sha256));
  expect(kept).toHaveLength(12);
  for (const above of [filesFolder(), path.dirname(filesFolder())]) expect(flushed).toContain(above);
  for (const sha256 of kept) expect(flushed).toContain(path.dirname(pathOfBytes(sha256)));
});
