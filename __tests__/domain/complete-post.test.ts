import fc from 'fast-check';
import {
  areOthers,
  completed,
  isAwaited,
  isOtherPost,
  missingIn,
  namesMore,
  onMore,
  type PostFile,
} from '@/lib/domain/whatsapp/complete-post';

const photo = (name: string, photoId = name): PostFile => ({ name, photoId, problem: null });
const gone = (name: string): PostFile => ({ name, photoId: null, problem: 'This file is not in the export.' });
const post = (files: PostFile[], omitted = 0) => ({ files, omitted });
const filesOf = (text: string) => [...text].map((letter) => photo(letter));
const shown = (files: readonly PostFile[]) => files.map(({ name, photoId }) => photoId ?? `no ${name}`).join(' ');

it.each([
  ['one more photo', 'ab', 'abc', 'c'],
  ['the other half', 'ab', 'abcd', 'cd'],
  ['nothing new', 'ab', 'ab', ''],
  ['less than there is', 'abc', 'b', ''],
])('%s: %s is here, %s comes', (_what, here, coming, lacking) => {
  expect(shown(missingIn(post(filesOf(here)), post(filesOf(coming))))).toBe([...lacking].join(' '));
});

it.each([
  ['a twin of the same minute', post(filesOf('ab')), 'cd', true],
  ['a longer twin', post(filesOf('a')), 'cd', true],
  ['an album with a photo in common', post(filesOf('ab')), 'bcd', false],
  ['photos for one that came without any', post([], 2), 'cd', false],
  ['photos for one that lacks some', post([photo('a'), gone('c')]), 'cd', false],
  ['photos for words alone', post([]), 'cd', false],
  ['nothing', post(filesOf('ab')), '', false],
])('%s is another post, or is not', (_what, stored, coming, isOther) => {
  expect(isOtherPost(stored, post(filesOf(coming)))).toBe(isOther);
});

it('a post that is known to lack something takes photos of which it has none yet', () => {
  expect(missingIn(post([photo('a'), gone('b')]), post([gone('a'), photo('b')]))).toEqual([photo('b')]);
  expect(missingIn(post([], 2), post(filesOf('ab')))).toEqual(filesOf('ab'));
  expect(isAwaited(post([gone('b')]), photo('b', 'other'))).toBe(true);
  expect(isAwaited(post([photo('b')]), photo('b', 'other'))).toBe(false);
});

it('names say whether photos are worth comparing: an iPhone only renumbers them', () => {
  expect(namesMore(['00000001-PHOTO-1.jpg'], ['00000007-PHOTO-1.jpg'])).toBe(false);
  expect(namesMore(['00000001-PHOTO-1.jpg'], ['00000007-PHOTO-1.jpg', '00000008-PHOTO-1.jpg'])).toBe(true);
  expect(namesMore(['a.jpg', 'b.jpg'], ['b.jpg'])).toBe(false);
  expect(namesMore([], [])).toBe(false);
});

it('stands in the order of the album, with what was joined to it behind', () => {
  const complete = (here: PostFile[], coming: PostFile[], omitted: [number, number] = [0, 0]) => {
    const [stored, more] = [post(here, omitted[0]), post(coming, omitted[1])];
    const whole = completed(stored, more, missingIn(stored, more));
    return [shown(whole.files), whole.omitted];
  };
  expect(complete([gone('a'), photo('b')], [photo('a'), photo('b')])).toEqual(['a b', 0]);
  expect(complete([gone('a'), photo('b')], [photo('a'), gone('b')])).toEqual(['a b', 0]);
  expect(complete([photo('b')], [photo('a'), photo('b'), gone('c')])).toEqual(['a b no c', 0]);
  // One photo of an album of two, joined with another album.
  const both = [photo('a'), gone('b'), photo('x'), gone('y')];
  expect(complete(both, filesOf('ab'))).toEqual(['a b x no y', 0]);
  expect(complete([photo('x')], filesOf('ab'), [3, 0])).toEqual(['a b x', 1]);
  expect(complete([], filesOf('ab'), [4, 1])).toEqual(['a b', 2]);
  expect(complete([], filesOf('ab'), [2, 1])).toEqual(['a b', 1]);
  // On an iPhone, two photos of the same second share a name.
  const name = '00000001-PHOTO-1.jpg';
  expect(complete([photo(name, 'p')], [photo(name, 'q'), photo(name, 'p')])).toEqual(['q p', 0]);
});

const album = fc.array(
  fc.record({
    name: fc.constantFrom(...'abcd'),
    photoId: fc.option(fc.constantFrom(...'pqrs')),
    problem: fc.constant(null),
  }),
  { maxLength: 6 },
);

it('loses no photo and has none of the new ones twice, whatever comes', () => {
  fc.assert(
    fc.property(album, fc.nat(3), album, fc.nat(3), (here, lost, coming, left) => {
      const [stored, more] = [post(here, lost), post(coming, left)];
      const lacking = missingIn(stored, more);
      const ids = completed(stored, more, lacking).files.flatMap(({ photoId }) => photoId ?? []);
      const before = here.flatMap(({ photoId }) => photoId ?? []);
      expect(ids.sort()).toEqual([...before, ...lacking.map(({ photoId }) => photoId)].sort());
      expect(new Set(lacking.map(({ photoId }) => photoId)).size).toBe(lacking.length);
    }),
  );
});

it('is for posts that nobody decided about; of catalogs it is only told', () => {
  expect((['new', 'joined', 'made', 'added', 'not-catalog'] as const).map((state) => onMore(state, true))).toEqual([
    'complete',
    'complete',
    'tell',
    'tell',
    'leave',
  ]);
  expect([onMore('duplicate', true), onMore('duplicate', false)]).toEqual(['leave', 'complete']);
});

it('files of other names may be another post; with one shared name or no file, not', () => {
  expect(areOthers(['IMG-1.jpg'], ['IMG-2.jpg'])).toBe(true);
  expect(areOthers(['00000001-PHOTO.jpg'], ['00000009-PHOTO.jpg'])).toBe(false);
  expect(areOthers(['IMG-1.jpg'], [])).toBe(false);
});
