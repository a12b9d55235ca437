import { fromDrop, fromInput } from '@/lib/client/photo-intake/found-files';

const file = (name: string, path = '') => Object.assign(new File(['x'], name), { webkitRelativePath: path });
const entry = (name: string) => ({ isFile: true, name, file: (found: (file: File) => void) => found(file(name)) });

/** A folder as the browser reads it: some entries per call, and none at the end. */
const folder = (name: string, ...batches: object[][]) => ({
  isFile: false,
  name,
  createReader: () => {
    const left = [...batches];
    return { readEntries: (found: (entries: object[]) => void) => found(left.shift() ?? []) };
  },
});

const dropped = (...entries: object[]) =>
  ({ items: entries.map((one) => ({ webkitGetAsEntry: () => one })), files: [] }) as unknown as DataTransfer;
const unread = jest.fn();
const names = (found: { file: File; folder: string }[]) => found.map((one) => [one.folder, one.file.name]);

it('dropped folders give all their files, at any depth and in any number', async () => {
  const inner = folder('blouse', [entry('c.jpg')]);
  const outer = folder('Vol 1', [entry('a.jpg'), entry('.DS_Store')], [entry('b.jpg')], [inner, folder('empty')]);
  expect(names(await fromDrop(dropped(entry('alone.jpg'), outer), unread))).toEqual([
    ['', 'alone.jpg'],
    ['Vol 1', 'a.jpg'],
    ['Vol 1', 'b.jpg'],
    ['Vol 1 / blouse', 'c.jpg'],
  ]);
});

it('what cannot be read is told, and the rest comes all the same', async () => {
  const locked = {
    isFile: true,
    name: 'locked.jpg',
    file: (_found: unknown, fail: (error: Error) => void) => fail(new Error()),
  };
  const found = await fromDrop(dropped(folder('Vol 1', [entry('a.jpg'), locked, entry('b.jpg')])), unread);
  expect(names(found)).toEqual([
    ['Vol 1', 'a.jpg'],
    ['Vol 1', 'b.jpg'],
  ]);
  expect(unread.mock.calls).toEqual([['locked.jpg']]);
});

it('what has no entries, as from another program, gives its files as they are', async () => {
  const transfer = { items: [{ webkitGetAsEntry: () => null }], files: [file('a.jpg')] } as unknown as DataTransfer;
  expect(names(await fromDrop(transfer, unread))).toEqual([['', 'a.jpg']]);
});

it('a chosen folder keeps each file’s path; system files beside photos are no photos', () => {
  const files = [file('a.jpg', 'Market/Vol 1/a.jpg'), file('Thumbs.db', 'Market/Thumbs.db'), file('b.jpg')];
  expect(names(fromInput(files))).toEqual([
    ['Market / Vol 1', 'a.jpg'],
    ['', 'b.jpg'],
  ]);
});
