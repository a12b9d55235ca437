import { frameOf, touch } from '@/lib/domain/lists/lasso';
import { byFolder, byTimeGap, fits, moveTo, newCatalog, type PhotoBoard } from '@/lib/domain/photos/photo-board';

const photo = (name: string, folder: string) => ({ id: name, name, folder, takenAt: 0 });

it('photos of a folder become a catalog, by name; those that came alone stay', () => {
  const loose = [photo('2.jpg', 'Vol 10'), photo('10.jpg', 'Vol 2'), photo('9.jpg', 'Vol 2'), photo('x.jpg', '')];
  const kept = { key: 'kept', caption: 'Rate', photos: [photo('k.jpg', 'Vol 2')] };
  let keys = 0;
  const board = byFolder({ loose, catalogs: [kept] }, { pictures: 9, catalogs: 9 }, () => `new ${(keys += 1)}`);
  expect(board.loose.map(({ name }) => name)).toEqual(['x.jpg']);
  expect(board.catalogs.map(({ key, photos }) => [key, ...photos.map(({ name }) => name)])).toEqual([
    ['kept', 'k.jpg'],
    ['new 1', '9.jpg', '10.jpg'],
    ['new 2', '2.jpg'],
  ]);
});

it('a group too large for one catalog becomes several; what finds no room stays', () => {
  const loose = ['1', '2', '3', '4', '5', '6', '7'].map((name) => photo(name, 'Vol 1'));
  const kept = { key: 'kept', caption: '', photos: [photo('k', '')] };
  const limits = { pictures: 3, catalogs: 3 };
  for (const board of [
    byFolder({ loose, catalogs: [kept] }, limits, () => 'new'),
    byTimeGap({ loose, catalogs: [kept] }, 5, limits, () => 'new'),
  ]) {
    expect(board.catalogs.map(({ photos }) => photos.map(({ name }) => name).join(''))).toEqual(['k', '123', '456']);
    expect(board.loose.map(({ name }) => name)).toEqual(['7']);
    expect(fits(board, limits)).toBe(true);
    expect([fits(board, { pictures: 2, catalogs: 3 }), fits(board, { pictures: 3, catalogs: 2 })]).toEqual([
      false,
      false,
    ]);
  }
});

it('a frame touches what it covers in part, drawn from whichever corner', () => {
  const frame = frameOf({ x: 50, y: 60 }, { x: 10, y: 20 });
  expect(frame).toEqual({ left: 10, top: 20, right: 50, bottom: 60 });
  const at = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  expect(
    [at(45, 55), at(1, 15), at(20, 30), at(51, 30), at(20, 61), at(50, 30)].map((one) => touch(frame, one)),
  ).toEqual([true, true, true, false, false, false]);
});

it('a catalog’s text moves along with all of its photos, and stays when one stays', () => {
  const catalog = (key: string, caption: string, ...names: string[]) => ({
    key,
    caption,
    photos: names.map((name) => photo(name, '')),
  });
  const board = { loose: [], catalogs: [catalog('a', 'Rate 415', '1'), catalog('b', 'Cotton', '2', '3')] };
  const captions = ({ catalogs }: PhotoBoard) => catalogs.map(({ key, caption }) => `${key}: ${caption}`);
  const all = new Set(['2', '3']);
  expect(captions(moveTo(board, all, { place: 'a' }))).toEqual(['a: Rate 415\nCotton']);
  expect(captions(newCatalog(board, all, 'c'))).toEqual(['a: Rate 415', 'c: Cotton']);
  expect(captions(moveTo(board, new Set(['2']), { place: 'a' }))).toEqual(['a: Rate 415', 'b: Cotton']);
  expect(captions(moveTo(board, all, { place: 'b', before: undefined }))).toEqual(['a: Rate 415', 'b: Cotton']);
});
