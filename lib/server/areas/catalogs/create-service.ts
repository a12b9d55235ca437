import type * as z from 'zod/mini';
import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import type { UploadSource } from '@/lib/domain/uploads/upload-status';
import { recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { assertPhotos } from '../../platform/photos/photo-service';
import { stampWork } from '../cycles/stamp-service';
import { touchSeller } from '../sellers/service';
import { holdSeller } from '../sellers/write-service';
import { addUpload } from '../uploads/create-service';
import * as repository from './repository';

/** Photos that were uploaded together for one seller. */
export interface Incoming {
  /** Id of the work item, if it already has one. */
  id?: string;
  sellerId: string;
  source: UploadSource;
  note?: string;
  catalogs: readonly {
    photoIds: readonly string[];
    caption: string;
    /** In paise, if known before tagging. */
    rate?: number;
  }[];
}

/** The first photo is the cover until another is selected. A repeated photo is used once. */
const toPictures = (photoIds: readonly string[]): repository.PictureRow[] =>
  [...new Set(photoIds)].map((photoId, position) => ({ id: newId(), photoId, isCover: position === 0 }));

/**
 * Creates draft catalogs and their work item within the caller's transaction.
 * @throws 400 when there is no such seller or photo.
 */
export async function insertCatalogs(
  tx: Queryable,
  { id, sellerId, source, note = '', catalogs }: Incoming,
  actor: Actor,
): Promise<{ uploadId: string; catalogIds: string[] }> {
  const sellerName = await holdSeller(tx, sellerId);
  const photoIds = catalogs.flatMap((catalog) => catalog.photoIds);
  await assertPhotos(tx, photoIds, 'catalogs');
  const uploadId = await addUpload(tx, { id, kind: 'catalog', source, sellerId, note }, actor);
  const now = clock.now();
  const rows = catalogs.map(({ caption, rate }) => ({
    id: newId(),
    uploadId,
    sellerId,
    caption,
    searchText: catalogSearchText({ title: '', designNumber: '', sellerName, words: [], caption }),
    statusChangedAt: now,
    createdAt: now,
    title: '',
    description: '',
    designNumber: '',
    rate,
    isSet: false,
    sizes: [],
    status: 'draft' as const,
    isAvailable: true,
    isVisible: true,
    qcPassed: false,
    version: 1,
  }));
  await repository.insert(tx, rows);
  for (const [index, { id }] of rows.entries())
    await repository.replacePictures(tx, id, toPictures(catalogs[index]?.photoIds ?? []));
  const catalogIds = rows.map(({ id }) => id);
  await stampWork(tx, { stages: ['came_in'], sellerId, subjectIds: catalogIds }, actor);
  await recordAudits(
    tx,
    rows.map(({ id, caption, rate }, index) => ({
      actorId: actor.userId,
      action: 'catalogs.added',
      subjectId: id,
      after: { status: 'draft', caption, ...(rate !== undefined && { rate }) },
      details: { uploadId, pictures: catalogs[index]?.photoIds.length ?? 0 },
    })),
  );
  await touchSeller(tx, sellerId, now);
  return { uploadId, catalogIds };
}

/** Catalogs the user already created for the work item with this id; undefined when there are none. */
export async function findMade(tx: Queryable, uploadId: string, { userId }: Actor) {
  const catalogIds = await repository.findIdsMadeBy(tx, uploadId, userId);
  return catalogIds.length === 0 ? undefined : { uploadId, catalogIds };
}

/** Creates draft catalogs from uploaded photos. */
export const createCatalogs = (incoming: z.output<NonNullable<typeof catalogsApi.create.body>>, actor: Actor) =>
  transaction((tx) => insertCatalogs(tx, incoming, actor));
