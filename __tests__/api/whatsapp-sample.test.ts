import fs from 'node:fs/promises';
import path from 'node:path';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { samplesFolder } from '@/lib/server/areas/whatsapp-imports/sample-service';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album, androidZip } from '../support/whatsapp-zips';
import { workOff } from '../support/work-off';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['pipeline_wa'] }) });
});
const { refresh } = whatsappImporting(api, () => as);

it('is not there outside the demo', async () => {
  expect((await api.call(whatsappImportsApi.sample, {}, { as })).data).toEqual({ fileName: null });
  expect((await api.call(whatsappImportsApi.trySample, {}, { as })).status).toBe(404);
  expect((await api.call(whatsappImportsApi.list, { query: {} }, { as })).data).toMatchObject({ rows: [] });
});

it('is brought in as if the person had sent it, and stays for the next one', async () => {
  const file = path.join(samplesFolder(), 'WhatsApp Chat with Demo Bazar.zip');
  await fs.mkdir(samplesFolder(), { recursive: true });
  const { lines, media } = await album('Laxmi Sarees', '05/11/26, 10:05 am', 'Kesariya vol 4\nRate 415', [1, 2]);
  await fs.writeFile(file, androidZip(lines, media));
  const fileName = path.basename(file);
  expect((await api.call(whatsappImportsApi.sample, {}, { as })).data).toEqual({ fileName });
  const begun = await api.call(whatsappImportsApi.trySample, {}, { as });
  expect(begun.status).toBe(202);
  await workOff();
  expect(await refresh(begun.data)).toMatchObject({ fileName, posts: 1, photos: 2, job: { state: 'done' } });
  await expect(fs.stat(file)).resolves.toBeDefined();
});
