import { arrangementOf, type PictureSeen, rebased } from '@/components/entities/pictures/arrangement';

const seen = (...ids: string[]): PictureSeen[] =>
  // A letter and the photo behind it: 'a2' is entry a after its photo was replaced.
  ids.map((id, place) => ({ id: id.charAt(0), isCover: place === 0, photo: { id } }));
const wish = (pictureIds: string, coverId: string) => ({ pictureIds: pictureIds.split(''), coverId });
const on = (before: PictureSeen[], own: ReturnType<typeof wish>, now: PictureSeen[]) => {
  const { arrangement, ...counts } = rebased(own, before, now);
  return [arrangement.pictureIds.join(''), arrangement.coverId, counts];
};
const NONE = { added: 0, gone: 0, back: 0 };

describe('An order of pictures that was begun on others', () => {
  test('keeps its order, has what was added at the end, and goes without what is gone', () => {
    const counts = { ...NONE, added: 1, gone: 1 };
    expect(on(seen('a', 'b', 'c'), wish('cba', 'a'), seen('a', 'c', 'n'))).toEqual(['can', 'a', counts]);
  });

  test('leaves out what was left out, but for a picture that somebody gave another photo', () => {
    expect(on(seen('a', 'b', 'c'), wish('c', 'c'), seen('a', 'b2', 'c'))).toEqual(['cb', 'c', { ...NONE, back: 1 }]);
  });

  test('has the order and the cover of somebody else where it has none of its own', () => {
    expect(on(seen('a', 'b', 'c'), wish('abc', 'c'), seen('b', 'c', 'a'))).toEqual(['bca', 'c', NONE]);
    expect(on(seen('a', 'b', 'c'), wish('acb', 'a'), seen('b', 'a', 'c'))).toEqual(['acb', 'b', NONE]);
  });

  test('has the cover of now where its own is gone, and the first where that is left out', () => {
    expect(on(seen('a', 'b', 'c'), wish('abc', 'c'), seen('a', 'b'))[1]).toBe('a');
    expect(on(seen('a', 'b', 'c'), wish('bc', 'b'), seen('a', 'c'))[1]).toBe('c');
  });

  test('is the one of now when nothing is left of it', () => {
    const now = seen('b');
    expect(rebased(wish('a', 'a'), seen('a', 'b'), now).arrangement).toEqual(arrangementOf({ pictures: now }));
  });
});
