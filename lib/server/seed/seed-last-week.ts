import { Readable } from 'node:stream';
import { isOver } from '@/lib/domain/jobs/job-states';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { getCatalog } from '../areas/catalogs/service';
import { transitionCatalog } from '../areas/catalogs/step-service';
import { createImport, getImport } from '../areas/whatsapp-imports/service';
import { makeCatalogs } from '../areas/whatsapp-posts/make-service';
import { listPosts } from '../areas/whatsapp-posts/service';
import type { Actor } from '../auth/actor';
import { workOnce } from '../platform/jobs/worker';
import { AREA_JOBS } from '../registry/areas';
import { finishUpload } from './finish-catalogs';
import { type Goods, goodsAt } from './goods-at';
import type { PipelineStaff } from './pipeline-staff';
import { lastWeeksExport } from './sample-exports';

/** What editors read in that chat's posts, in order. */
const READ: readonly Pick<Goods, 'productType' | 'title' | 'rate' | 'pieces'>[] = [
  { productType: 'Saree', title: 'Mayuri vol 6', rate: 33_000, pieces: 6 },
  { productType: 'Cotton saree', title: 'Rangoli vol 1', rate: 35_500, pieces: 8 },
];
/** Any saree of the demo: provides what is missing in a post. */
const SAREE = 0;

/** Imports and reads the chat now: later ones are compared with its posts. */
async function importLastWeek(actor: Actor): Promise<string> {
  const { name, bytes } = await lastWeeksExport();
  const { id } = await createImport({ name, content: Readable.from([bytes]) }, actor);
  const isWaiting = async () => {
    const { job } = await getImport(id, actor);
    return job !== null && !isOver(job.state);
  };
  while ((await isWaiting()) && (await workOnce(AREA_JOBS)));
  return id;
}

/** Turns a chat of last week into live catalogs, as staff would. */
export async function seedLastWeek(
  { whatsapp, editors: [editor], reviewers: [reviewer] }: PipelineStaff,
  taxonomy: Taxonomy,
): Promise<void> {
  const importId = [await importLastWeek(whatsapp)];
  const postsOf = async () => (await listPosts({ importId, sort: 'at', limit: READ.length })).rows;
  for (const [nth, { id }] of (await postsOf()).entries()) {
    const read = READ[nth];
    const { uploadIds } = await makeCatalogs({ postIds: [id] }, whatsapp);
    const catalogId = (await postsOf())[nth]?.catalogId;
    const [uploadId] = uploadIds;
    if (!read || !uploadId || !catalogId) continue;
    const goods = [{ ...goodsAt(SAREE), designNumber: '', isSet: true, ...read }];
    await finishUpload({ uploadId, catalogIds: [catalogId], goods }, editor, taxonomy);
    const { version } = await getCatalog(catalogId);
    await transitionCatalog(catalogId, { to: 'live', version }, reviewer);
  }
}
