import { type CatalogTwin, TWINS_LIMIT } from '@/lib/contracts/catalogs/catalog-twins';
import { orm, type Queryable } from '../../db/database';
import { notFound } from '../../errors';
import { findPhotos, photoAnswer } from '../../platform/photos/photo-service';
import * as repository from './repository';
import { findTwins, photosWithCopies } from './twin-repository';

/** Catalogs this one may duplicate, oldest first. @throws 404 when there is no catalog with the id. */
export async function listTwins(id: string): Promise<CatalogTwin[]> {
  if (!(await repository.findById(orm(), id))) throw notFound();
  const found = await findTwins(orm(), id, TWINS_LIMIT);
  const ids = found.flatMap(({ photoId, likePhotoId }) => [photoId, likePhotoId]);
  const photos = new Map((await findPhotos(orm(), [...new Set(ids)])).map((row) => [row.id, photoAnswer(row)]));
  const twins = new Map<string, CatalogTwin>();
  for (const { catalog, seller, photoId, likePhotoId } of found) {
    const [photo, like] = [photos.get(photoId), photos.get(likePhotoId)];
    if (!photo || !like) continue;
    const twin = twins.get(catalog.id) ?? { catalog, seller, pairs: [] };
    twins.set(catalog.id, { ...twin, pairs: [...twin.pairs, { photo, like }] });
  }
  return [...twins.values()];
}

/** Photos by catalog, each with its likely copies. */
export async function photosOfCatalogs(tx: Queryable, ids: readonly string[]) {
  const photos = new Map<string, { id: string; copyIds: string[] }[]>();
  for (const { catalogId, ...photo } of await photosWithCopies(tx, ids))
    photos.set(catalogId, [...(photos.get(catalogId) ?? []), photo]);
  return photos;
}
