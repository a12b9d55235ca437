import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { browserStorage } from '@/lib/client/auth/browser-storage';
import { PHOTOS_WAIT } from './photos-wait';

/** A photo that was chosen and is not sent yet. */
export interface ChosenPhoto {
  key: string;
  personId: string;
  draftId: string;
  file: File;
  /** Where it lay; empty when it came alone. */
  folder: string;
  /** Where its bytes go, once it was begun. */
  address: string | null;
}

interface Shelf extends DBSchema {
  photos: { key: string; value: Omit<ChosenPhoto, 'address'>; indexes: { person: string } };
  /** Apart from the photos, so that noting one does not write a photo again. */
  addresses: { key: string; value: string };
}

let opening: Promise<IDBPDatabase<Shelf>> | undefined;

/** @throws where the browser has no such thing, as in some private windows. */
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
    // Full, or not there: whoever chose the photos is told that the page must stay open.
    return undefined;
  }
}

/** Keeps a photo for after a reload. False where the browser has no room for it. */
export async function keepFile({ address: _address, ...photo }: ChosenPhoto): Promise<boolean> {
  const isKept = (await attempt((database) => database.put('photos', photo))) !== undefined;
  if (isKept) browserStorage.set(PHOTOS_WAIT, 'yes');
  return isKept;
}

export const keepAddress = (key: string, address: string) =>
  attempt((database) => database.put('addresses', address, key));

/** Forgets a photo that was sent or given up. */
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

/** False once it was sent or given up, be it in another window. */
export const isKept = async (key: string): Promise<boolean> =>
  (await attempt((database) => database.getKey('photos', key))) !== undefined;

/** What a person chose and was not sent yet, in the order it was chosen in. */
export const keptFiles = async (personId: string): Promise<ChosenPhoto[]> =>
  (await attempt(async (database) => {
    const photos = await database.getAllFromIndex('photos', 'person', personId);
    return Promise.all(
      photos.map(async (photo) => ({ ...photo, address: (await database.get('addresses', photo.key)) ?? null })),
    );
  })) ?? [];
