import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { browserStorage } from '@/lib/client/auth/browser-storage';
import { PHOTOS_WAIT } from './photos-wait';

/** A selected photo that is not uploaded yet. */
export interface ChosenPhoto {
  key: string;
  personId: string;
  draftId: string;
  file: File;
  /** Its folder; empty for a single file. */
  folder: string;
  /** Upload URL, once created. */
  address: string | null;
}

interface Shelf extends DBSchema {
  photos: { key: string; value: Omit<ChosenPhoto, 'address'>; indexes: { person: string } };
  /** Separate from the photos, so that updating a URL does not rewrite the photo. */
  addresses: { key: string; value: string };
}

let opening: Promise<IDBPDatabase<Shelf>> | undefined;

/** @throws where IndexedDB is unavailable, as in some private windows. */
const shelf = (): Promise<IDBPDatabase<Shelf>> =>
  (opening ??= openDB<Shelf>(PHOTOS_WAIT, 1, {
    upgrade: (database) => {
      database.createObjectStore('photos', { keyPath: 'key' }).createIndex('person', 'personId');
      database.createObjectStore('addresses');
    },
  }));

async function attempt<Result>(work: (database: IDBPDatabase<Shelf>) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work(await shelf());
  } catch {
    // Full or unavailable: the user sees a hint to keep the page open.
    return undefined;
  }
}

/** Stores a photo, so that it survives a reload. False when the browser has no space for it. */
export async function keepFile({ address: _address, ...photo }: ChosenPhoto): Promise<boolean> {
  const isKept = (await attempt((database) => database.put('photos', photo))) !== undefined;
  if (isKept) browserStorage.set(PHOTOS_WAIT, 'yes');
  return isKept;
}

export const keepAddress = (key: string, address: string) =>
  attempt((database) => database.put('addresses', address, key));

/** Removes a photo that was uploaded or cancelled. */
export const forgetFile = (key: string) =>
  attempt(async (database) => {
    const change = database.transaction(['photos', 'addresses'], 'readwrite');
    await Promise.all([
      change.objectStore('photos').delete(key),
      change.objectStore('addresses').delete(key),
      change.done,
    ]);
    if ((await database.count('photos')) === 0) browserStorage.remove(PHOTOS_WAIT);
  });

/** False once it was uploaded or cancelled, also in another window. */
export const isKept = async (key: string): Promise<boolean> =>
  (await attempt((database) => database.getKey('photos', key))) !== undefined;

/** A user's photos that are not uploaded yet, in the order of selection. */
export const keptFiles = async (personId: string): Promise<ChosenPhoto[]> =>
  (await attempt(async (database) => {
    const photos = await database.getAllFromIndex('photos', 'person', personId);
    return Promise.all(
      photos.map(async (photo) => ({ ...photo, address: (await database.get('addresses', photo.key)) ?? null })),
    );
  })) ?? [];
