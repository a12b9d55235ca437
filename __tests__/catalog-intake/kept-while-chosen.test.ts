/** @jest-environment jsdom */
import { endSession } from '@/lib/client/auth/session-store';
import { addPhotos, cancelPhotos, resumePhotos } from '@/lib/client/photo-intake/photo-queue';

const forgotten: string[] = [];
let finish: (() => void)[] = [];

// The test browser stores no files.
jest.mock('@/lib/client/photo-intake/kept-files', () => ({
  keptFiles: () => Promise.resolve([]),
  isKept: () => Promise.resolve(true),
  keepAddress: () => Promise.resolve(),
  keepFile: () => new Promise<boolean>((resolve) => finish.push(() => resolve(true))),
  forgetFile: (key: string) => Promise.resolve(forgotten.push(key)),
}));

// Nothing is sent yet: the request for the draft is still pending.
jest.mock('@/lib/client/photo-intake/open-draft', () => ({
  draftIsThere: () => new Promise(() => undefined),
  forgetDrafts: () => undefined,
}));

const choose = () => {
  [forgotten.length, finish] = [0, []];
  addPhotos({ draftId: 'draft', personId: 'asha' }, [{ file: new File(['one'], 'one.jpg'), folder: '' }]);
};
const finishKeeping = async () => {
  for (const done of finish) done();
  await new Promise((resolve) => setTimeout(resolve));
};

beforeAll(async () => {
  await resumePhotos('asha');
});

it('photos still being stored when the session ends are there in the next one', async () => {
  choose();
  endSession();
  await finishKeeping();
  expect(finish).toHaveLength(1);
  expect(forgotten).toEqual([]);
});

it('a photo that was given up meanwhile is not kept', async () => {
  choose();
  cancelPhotos(() => true);
  await finishKeeping();
  expect(forgotten).toHaveLength(2);
});
