import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { getCatalog } from '../areas/catalogs/service';
import { finishCatalog, transitionCatalog } from '../areas/catalogs/step-service';
import { takeNext } from '../areas/uploads/queue-service';
import type { Actor } from '../auth/actor';
import { MINUTE } from '../clock';
import { ago } from './at-moment';
import type { Goods } from './goods-at';
import type { PipelineStaff } from './pipeline-staff';
import { Random } from './random';
import { requiredTags, typeNamed } from './seed-tags';

interface Work {
  uploadId: string;
  catalogIds: readonly string[];
  goods: readonly Goods[];
}

/** Lets an editor tag every catalog of an upload and send it to review. Returns the catalogs. */
export async function finishUpload(
  { uploadId, catalogIds, goods }: Work,
  editor: Actor,
  taxonomy: Taxonomy,
): Promise<string[]> {
  const { held } = await takeNext('catalog', uploadId, editor);
  for (const [nth, id] of catalogIds.entries()) {
    const own = goods[nth];
    if (!own || !held) continue;
    const { productType, title, designNumber, rate, isSet, pieces, sizes } = own;
    const type = typeNamed(productType, taxonomy);
    const { version } = await getCatalog(id);
    const tags = requiredTags(type, own, taxonomy, new Random(nth));
    const fields = { title, designNumber, productTypeId: type.id, tags, rate, isSet, pieces, sizes };
    await finishCatalog(id, { ...fields, version, leaseToken: held.leaseToken }, editor);
  }
  return [...catalogIds];
}

/** Reviewers' decisions on the catalogs sent today, in order; the rest still waits. */
const VERDICTS: readonly { to: CatalogStatus; reason?: string }[] = [
  { to: 'live' },
  { to: 'live' },
  { to: 'changes_requested', reason: 'The second photo shows another colour' },
  { to: 'live' },
  { to: 'rejected', reason: 'These are not the seller’s own photos' },
  { to: 'live' },
  { to: 'changes_requested', reason: 'The rate in the caption is ₹20 higher' },
  { to: 'live' },
];

/** Lets reviewers decide on the first of the waiting catalogs. */
export async function reviewCatalogs(ids: readonly string[], { reviewers }: PipelineStaff): Promise<void> {
  for (const [nth, verdict] of VERDICTS.entries()) {
    const [id, reviewer] = [ids[nth], reviewers[nth % reviewers.length]];
    if (!id || !reviewer) continue;
    const { version } = await getCatalog(id);
    await ago((VERDICTS.length - nth) * 9 * MINUTE, () => transitionCatalog(id, { ...verdict, version }, reviewer));
  }
}
