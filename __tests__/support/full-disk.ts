import { fileStore } from '@/lib/server/platform/files/open-file-store';

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

afterEach(() => jest.restoreAllMocks());

/**
 * Lets the file store accept this many more bytes and then runs out of space, until the test ends or the returned
 * function is called.
 */
export function fillDisk(room = 0): () => void {
  const store = fileStore();
  const place = store.place.bind(store);
  let left = room;
  const spy = jest.spyOn(store, 'place').mockImplementation((spooled) => {
    left -= 1;
    return left >= 0 ? place(spooled) : Promise.reject(full());
  });
  return () => spy.mockRestore();
}
