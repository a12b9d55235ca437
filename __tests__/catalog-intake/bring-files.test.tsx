import { renderHook } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { bringFiles, stopBringing, useBringing } from '@/lib/client/photo-intake/bring-files';
import { endSession } from '@/lib/client/auth/session-store';
import { addPhotos } from '@/lib/client/photo-intake/photo-queue';

jest.mock('@/lib/client/photo-intake/photo-queue', () => ({ addPhotos: jest.fn() }));

const OWNER = { draftId: 'draft', personId: 'asha' };
const found = (name: string, bytes: Uint8Array | string = 'a photo') => ({
  file: new File([bytes as BlobPart], name),
  folder: '',
});
const zip = () => found('photos.zip', zipSync({ 'a.jpg': strToU8('a photo'), 'b.txt': strToU8('words') }));
const brought = () => jest.mocked(addPhotos).mock.calls.flatMap(([, files]) => files.map(({ file }) => file.name));
const left = () =>
  renderHook(() => useBringing('draft')).result.current.left.map(({ name, problem }) => `${name}: ${problem}`);

afterEach(() => {
  stopBringing();
  jest.mocked(addPhotos).mockClear();
});

it('what cannot be used is told once for each reason, and the rest is brought in', async () => {
  const gone = found('gone.jpg');
  gone.file.slice = () => {
    throw new Error('It is not there any more.');
  };
  const heic = ['1', '2', '3'].map((name) => found(`IMG_${name}.HEIC`, '....ftypheic'));
  await bringFiles(OWNER, [...heic, found('empty.jpg', ''), gone, found('good.jpg')]);
  expect(brought()).toEqual(['good.jpg']);
  expect(left()).toEqual([
    expect.stringMatching(/^IMG_1\.HEIC and 2 more: This is a HEIC photo/),
    expect.stringMatching(/^empty\.jpg: This file is empty/),
    expect.stringMatching(/^gone\.jpg: This file cannot be read/),
  ]);
});

it('a chat’s text is read as posts, whatever its name; another text is left out', async () => {
  const chat = '05/11/26, 10:05 - Asha: <Media omitted>\n415 net';
  await bringFiles(OWNER, [
    found('WhatsApp Chat with Surat.txt', chat),
    found('saved.TXT', chat),
    found('rates.txt', 'Dear sir'),
    found('notes.txt', 'to buy: chai'),
    found('good.jpg'),
  ]);
  const { exports } = renderHook(() => useBringing('draft')).result.current;
  expect(exports.map(({ file }) => file.name)).toEqual(['WhatsApp Chat with Surat.txt', 'saved.TXT']);
  expect(brought()).toEqual(['good.jpg']);
  expect(left()).toEqual([expect.stringMatching(/^rates\.txt and 1 more: This is a text, and no WhatsApp chat/)]);
});

it.each([
  ['the draft is given up', () => stopBringing('draft')],
  ['the session ends', endSession],
])('nothing more is taken out of a zip once %s', async (_case, giveUp) => {
  jest.mocked(addPhotos).mockImplementationOnce(giveUp);
  await bringFiles(OWNER, [found('first.jpg'), zip(), zip()]);
  expect(brought()).toEqual(['first.jpg']);
  expect(left()).toEqual([]);
});
