/** One catalog of a collection as it was when the collection was finalized. */
export interface SnapshotItem {
  catalogId: string;
  title: string;
  sellerName: string;
  /** Paise for one piece. */
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

/** What a collection shows from the moment it is finalized. It shares nothing with what it was made of. */
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

/** A snapshot in one line whose hash names it: fields in one order, however a database gives them back. */
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
