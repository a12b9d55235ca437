import { forgetWarnings, keepWarnings, keptWarnings } from '@/lib/client/photo-intake/kept-warnings';
import { readStored, removeStored, writeStored } from '@/lib/client/use-stored-state';
import { CATALOG_LIMITS } from '@/lib/contracts/catalogs/catalog-record';
import {
  DRAFT_LIMITS,
  type DraftArrangement,
  type DraftPhoto,
  type UploadDraft,
} from '@/lib/contracts/uploads/upload-drafts';
import { type PhotoBoard, photosOf } from '@/lib/domain/photos/photo-board';
import type { UploadSource } from '@/lib/domain/uploads/upload-status';
import type { TrayPhoto } from './tray-photo';

export type Board = PhotoBoard<TrayPhoto>;

export const BOARD_LIMITS = { pictures: CATALOG_LIMITS.pictures, catalogs: DRAFT_LIMITS.catalogs };

export const NO_ROOM = `A catalog has room for ${BOARD_LIMITS.pictures} photos, and ${BOARD_LIMITS.catalogs} catalogs can be made in one go. Choose fewer.`;

export interface TrayForm {
  sellerId: string | null;
  source: UploadSource;
  note: string;
  board: Board;
}

type Captions = Record<string, string>;

/** Captions of catalogs that are not created yet are stored in this browser, keyed by the cover photo. */
const keyOf = (draftId: string) => `captions ${draftId}`;
const isCaptions = (value: unknown): value is Captions =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const forgetCaptions = (draftId: string): void => removeStored(keyOf(draftId));

/** Removes what this browser stored for a finished draft. */
export function forgetKept(draftId: string): void {
  forgetCaptions(draftId);
  forgetWarnings(draftId);
}

/** Keeps the warnings of leftover photos, which continue in a new draft. */
export const keepWarningsOf = (draftId: string, photos: readonly TrayPhoto[]): void =>
  keepWarnings(draftId, Object.fromEntries(photos.map(({ id, warnings }) => [id, warnings])));

export function keepCaptions(draftId: string, { catalogs }: Board): void {
  const typed = catalogs.flatMap(({ photos, caption }) =>
    caption && photos[0] ? [[photos[0].id, caption] as const] : [],
  );
  if (typed.length > 0) writeStored(keyOf(draftId), Object.fromEntries(typed));
  else forgetCaptions(draftId);
}

export const toTrayPhoto = ({ photo, name, folder, takenAt }: DraftPhoto, warnings: string[] = []): TrayPhoto => ({
  id: photo.id,
  name,
  folder,
  takenAt: takenAt ? Date.parse(takenAt) : 0,
  photo,
  warnings,
});

/** Restores the form from a saved draft. */
export function toForm({ id, seller, source, note, photos }: UploadDraft): TrayForm {
  const captions = readStored(keyOf(id), isCaptions) ?? {};
  const warnings = keptWarnings(id);
  const toPhoto = (one: DraftPhoto) => toTrayPhoto(one, warnings[one.photo.id]);
  const loose = photos.filter(({ catalog }) => catalog === null).map(toPhoto);
  const numbers = [...new Set(photos.flatMap(({ catalog }) => catalog ?? []))].sort((one, other) => one - other);
  const catalogs = numbers.map((number) => {
    const own = photos.filter(({ catalog }) => catalog === number).map(toPhoto);
    const caption = own.flatMap((photo) => captions[photo.id] ?? [])[0] ?? '';
    return { key: `kept ${number}`, caption, photos: own };
  });
  return { sellerId: seller?.id ?? null, source, note, board: { loose, catalogs } };
}

/** Part of the form that is saved. */
export const toArrangement = (
  { sellerId, source, note, board }: TrayForm,
  leftOut: readonly string[],
): Omit<DraftArrangement, 'version'> => ({
  sellerId,
  source,
  note,
  loose: board.loose.map(({ id }) => id),
  catalogs: board.catalogs.map(({ photos }) => photos.map(({ id }) => id)),
  leftOut: [...leftOut],
});

/** Adds arrived photos to the board. Photos already on it keep their place. */
export function withArrived(board: Board, photos: readonly TrayPhoto[]): Board {
  const known = new Set(photosOf(board).map(({ id }) => id));
  const fresh = photos.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? board : { ...board, loose: [...board.loose, ...fresh] };
}
