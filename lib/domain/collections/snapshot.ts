/** A catalog of a collection as it was when the collection was finalized. */
export interface SnapshotItem {
  catalogId: string;
  title: string;
  sellerName: string;
  /** Paise per piece. */
  rate: number | null;
  isSet: boolean;
  pieces: number | null;
  sizes: readonly string[];
  photoId: string | null;
}

export interface Snapshot {
  nameEn: string;
  nameHi: string;
  descriptionEn: string;
  descriptionHi: string;
  coverPhotoId: string | null;
  items: readonly SnapshotItem[];
}

interface Frozen {
  nameEn: string;
  nameHi: string;
  descriptionEn: string;
  descriptionHi: string;
  coverCatalogId: string | null;
}

interface Shown extends Omit<SnapshotItem, 'catalogId' | 'sellerName' | 'photoId'> {
  id: string;
  seller: { businessName: string };
  cover: { id: string } | null;
}

/** Contents of a collection from finalizing on. Shares no objects with its sources. */
export function snapshotOf(collection: Frozen, members: readonly Shown[]): Snapshot {
  const items = members.map(({ id, seller, cover, title, rate, isSet, pieces, sizes }) => ({
    catalogId: id,
    title,
    sellerName: seller.businessName,
    rate,
    isSet,
    pieces,
    sizes: [...sizes],
    photoId: cover?.id ?? null,
  }));
  const { nameEn, nameHi, descriptionEn, descriptionHi, coverCatalogId } = collection;
  const coverPhotoId = items.find(({ catalogId }) => catalogId === coverCatalogId)?.photoId ?? null;
  return { nameEn, nameHi, descriptionEn, descriptionHi, coverPhotoId, items };
}

/** A snapshot as one line for hashing: fields in a fixed order, regardless of the database's order. */
export const snapshotLine = ({ items, ...snapshot }: Snapshot): string =>
  JSON.stringify([
    snapshot.nameEn,
    snapshot.nameHi,
    snapshot.descriptionEn,
    snapshot.descriptionHi,
    snapshot.coverPhotoId,
    items.map((item) => [
      item.catalogId,
      item.title,
      item.sellerName,
      item.rate,
      item.isSet,
      item.pieces,
      item.sizes,
      item.photoId,
    ]),
  ]);
