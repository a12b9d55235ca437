import { fireEvent } from '@testing-library/react';
import CatalogEditPage from '@/pages/catalog/tag/edit/[id]';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogPicturesApi } from '@/lib/contracts/catalogs/catalog-pictures';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { photosApi } from '@/lib/contracts/photos';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';
import { catalog, photo } from '../support/tagging-place';

const SAREE = catalog(11, { title: 'Red Saree', status: 'tagged' });
const BLUE = catalog(21, { title: 'Blue Saree', status: 'tagged', version: 4 });
const [FIRST, SECOND, THIRD] = SAREE.pictures.map(({ id }) => id);
const SEEN = SAREE.pictures.map(({ photo: { id } }) => id);

async function openPictures(tab = 'images') {
  serverKnows(asha({ fo: ['editor_catalog'] }));
  let known: CatalogDetail = SAREE;
  const change = (changes: Partial<CatalogDetail>) => (known = { ...known, ...changes, version: known.version + 1 });
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockEndpoint(catalogsApi.get, () => known);
  const edited = mockEndpoint(photosApi.edit, photo(701));
  const uploaded = mockEndpoint(photosApi.upload, photo(702));
  const replaced = mockEndpoint(
    catalogPicturesApi.replace,
    ({ body: { pictureId, photoIdBefore, photoId, version } }) => {
      const seen = known.pictures.find(({ id }) => id === pictureId)?.photo.id;
      if (version !== known.version || photoIdBefore !== seen) return refusal(409, { message: 'It was replaced.' });
      const by = [photo(701), photo(702), ...SAREE.pictures.map((one) => one.photo)].find(({ id }) => id === photoId);
      return change({
        pictures: known.pictures.map((one) => (one.id === pictureId && by ? { ...one, photo: by } : one)),
      });
    },
  );
  const moved = mockEndpoint(catalogPicturesApi.move, ({ body: { pictureIds, deletesEmpty } }) => ({
    from: change({
      pictures: known.pictures.filter(({ id }) => !pictureIds.includes(id)),
      isDeleted: deletesEmpty === true,
    }),
    to: { ...BLUE, version: 5 },
  }));
  const searched = mockEndpoint(catalogsApi.list, {
    rows: [SAREE, BLUE],
    next: null,
    previous: null,
    count: { value: 2, isExact: true },
  });
  const { user } = openApp(`/catalog/tag/edit/${SAREE.id}?tab=${tab}`, {
    roles: ['editor_catalog'],
    pages: { '/catalog/tag/edit/[id]': CatalogEditPage },
  });
  await screen.findByRole('region', { name: tab === 'images' ? 'Photos' : 'History' });
  const act = async (name: string, what: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: what }));
  };
  return { user, act, change, edited, uploaded, replaced, moved, searched };
}

describe('One photo of a catalog', () => {
  test('is turned, and turned back by taking it back', async () => {
    const { user, act, edited, replaced } = await openPictures();
    await act('photo 2', 'Turn left');
    expect(await screen.findByText('Photo 2 is turned.')).toBeInTheDocument();
    expect(edited.map(({ params, body }) => [params.id, body])).toEqual([
      [SAREE.pictures[1]?.photo.id, { turn: 270, crop: null }],
    ]);
    expect(screen.getByRole('img', { name: 'Photo 2 of 3' })).toHaveAttribute('src', photo(701).urls.thumb);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(replaced.map(({ body }) => body)).toEqual([
        { pictureId: SECOND, photoIdBefore: SEEN[1], photoId: photo(701).id, version: 1 },
        { pictureId: SECOND, photoIdBefore: photo(701).id, photoId: SEEN[1], version: 2 },
      ]),
    );
  });

  test('is cropped by keyboard, to three to four where that is wanted', async () => {
    const { user, act, edited } = await openPictures();
    await act('photo 1', 'Crop…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo 1' }));
    expect(dialog.getByRole('button', { name: 'Crop' })).toBeDisabled();
    dialog.getByRole('button', { name: 'Upper left corner' }).focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    dialog.getByRole('group', { name: 'Part that is kept' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByRole('status')).toHaveTextContent('891 × 1,140 of 900 × 1,200 pixels are kept.');
    await user.click(dialog.getByRole('button', { name: 'Crop' }));
    expect(await screen.findByText('Photo 1 is cropped.')).toBeInTheDocument();
    expect(edited[0]?.body).toEqual({ turn: 0, crop: { x: 0, y: 500, width: 9900, height: 9500 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is cropped by pulling a corner with the pointer', async () => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const { user, act, edited } = await openPictures();
    await act('photo 1', 'Crop…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo 1' }));
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ left: 0, top: 0, width: 300, height: 400 } as DOMRect);
    const corner = dialog.getByRole('button', { name: 'Lower right corner' });
    // jsdom has no pointer events, so mouse events with coordinates use their names.
    const point = (type: string, clientX = 0, clientY = 0) =>
      fireEvent(corner, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    point('pointerdown', 300, 400);
    point('pointermove', 150, 300);
    point('pointerup');
    point('pointermove', 10, 10);
    await user.click(dialog.getByRole('button', { name: 'Crop' }));
    await waitFor(() => expect(edited[0]?.body.crop).toEqual({ x: 0, y: 0, width: 5000, height: 7500 }));
  });

  test('is not cropped over a newer one that somebody else put there', async () => {
    const { user, act, change, replaced } = await openPictures();
    await act('photo 2', 'Crop…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo 2' }));
    dialog.getByRole('button', { name: 'Upper left corner' }).focus();
    await user.keyboard('{ArrowRight}');
    change({ pictures: SAREE.pictures.map((one) => (one.id === SECOND ? { ...one, photo: photo(702) } : one)) });
    await user.click(dialog.getByRole('button', { name: 'Crop' }));
    expect(await dialog.findByText(/^This photo was replaced or removed/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Crop' })).toBeDisabled();
    expect(replaced.map(({ body }) => body.photoIdBefore)).toEqual([SEEN[1]]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('img', { name: 'Photo 2 of 3' })).toHaveAttribute('src', photo(702).urls.thumb);
  });

  test('is not put back by Undo once somebody else put a newer one there', async () => {
    const { user, act, change, replaced } = await openPictures();
    await act('photo 2', 'Turn left');
    await screen.findByText('Photo 2 is turned.');
    change({ pictures: SAREE.pictures.map((one) => (one.id === SECOND ? { ...one, photo: photo(702) } : one)) });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It was replaced.')).toBeInTheDocument();
    expect(replaced.map(({ body }) => body.photoIdBefore)).toEqual([SEEN[1], photo(701).id]);
  });

  test('is replaced by a new one, which is refused in words when it is none', async () => {
    const { user, act, replaced } = await openPictures();
    await act('photo 3', 'Replace by a new one…');
    const file = new File(['x'], 'new.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('The new photo'), file);
    expect(await screen.findByText('The photo is replaced.')).toBeInTheDocument();
    expect(replaced.map(({ body }) => body)).toEqual([
      { pictureId: THIRD, photoIdBefore: SEEN[2], photoId: photo(702).id, version: 1 },
    ]);
    mockEndpoint(photosApi.upload, () => refusal(400, { message: 'This is a PDF, not a photo.' }));
    await act('photo 1', 'Replace by a new one…');
    await user.upload(screen.getByLabelText('The new photo'), file);
    expect(await screen.findByText('This is a PDF, not a photo.')).toBeInTheDocument();
    expect(replaced).toHaveLength(1);
  });
});

describe('Images go to another catalog', () => {
  test('of the seller, which is searched for', async () => {
    const { user, moved, searched } = await openPictures();
    await user.click(screen.getByRole('checkbox', { name: 'Choose photo 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose photo 3' }));
    await user.click(screen.getByRole('button', { name: 'Move 2 to another catalog…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 photos to another catalog' }));
    await user.type(dialog.getByRole('searchbox'), 'blue');
    await waitFor(() => expect(searched.at(-1)?.url.searchParams.get('q')).toBe('blue'));
    expect(searched.at(-1)?.url.searchParams.getAll('sellerId')).toEqual([SAREE.seller.id]);
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await user.click(await dialog.findByRole('radio', { name: /Blue Saree/ }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('2 photos moved to Blue Saree.')).toBeInTheDocument();
    expect(moved.map(({ body }) => body)).toEqual([
      { pictureIds: [FIRST, THIRD], toId: BLUE.id, version: 1, toVersion: 4, deletesEmpty: false },
    ]);
  });

  test('and come back where they were, with the cover and the tags that went with them', async () => {
    const { user } = await openPictures();
    const [cover, ...others] = SAREE.pictures;
    const bodies: unknown[] = [];
    const from = { ...SAREE, version: 2, pictures: others, tags: [] };
    const to = { ...BLUE, version: 5, pictures: [...BLUE.pictures, ...(cover ? [cover] : [])] };
    mockEndpoint(catalogPicturesApi.move, ({ params, body }) => {
      bodies.push({ id: params.id, ...body });
      return params.id === SAREE.id ? { from, to } : { from: { ...BLUE, version: 6 }, to: { ...from, version: 3 } };
    });
    const [attributeId, valueId] = [SAREE.id, BLUE.id];
    const arranged = mockEndpoint(catalogsApi.arrange, { ...SAREE, version: 4, tags: [{ attributeId, valueId }] });
    const updated = mockEndpoint(catalogsApi.update, { ...SAREE, version: 5 });
    await user.click(screen.getByRole('checkbox', { name: 'Choose photo 1' }));
    await user.click(screen.getByRole('button', { name: 'Move 1 to another catalog…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 photo to another catalog' }));
    await user.click(await dialog.findByRole('radio', { name: /Blue Saree/ }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('1 photo moved to Blue Saree.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 photo moved back.')).toBeInTheDocument();
    expect(bodies[1]).toMatchObject({ id: BLUE.id, pictureIds: [FIRST], toId: SAREE.id, version: 5, toVersion: 2 });
    expect(arranged.map(({ body }) => body)).toEqual([
      { pictureIds: [FIRST, SECOND, THIRD], coverId: FIRST, version: 3 },
    ]);
    expect(updated.map(({ body }) => body)).toEqual([{ tags: SAREE.tags, version: 4 }]);
  });

  test('all of them only when this one is to be deleted with it', async () => {
    const { user, moved } = await openPictures();
    for (const place of [1, 2, 3]) await user.click(screen.getByRole('checkbox', { name: `Choose photo ${place}` }));
    await user.click(screen.getByRole('button', { name: 'Move 3 to another catalog…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 3 photos to another catalog' }));
    await user.click(await dialog.findByRole('radio', { name: /Blue Saree/ }));
    expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Delete this catalog with it' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText(/This catalog had no other photo and is deleted./)).toBeInTheDocument();
    expect(moved[0]?.body.deletesEmpty).toBe(true);
  });
});

test('The picture before a replaced one comes back from the history', async () => {
  const before = photo(703).id;
  mockEndpoint(catalogsApi.history, {
    rows: [
      {
        id: '0198b2a0-0000-7000-8700-000000000001',
        at: '2026-11-03T03:35:00.000Z',
        actor: { id: asha().id, name: 'Asha Patel' },
        action: 'catalogs.picture-replaced',
        changes: {},
        details: { pictureId: SECOND, photoIdBefore: before, photoId: SAREE.pictures[1]?.photo.id },
        requestId: null,
      },
    ],
    next: null,
    previous: null,
    count: { value: 1, isExact: true },
  });
  const { user, replaced } = await openPictures('history');
  expect(await screen.findByText('Replaced a photo')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore the previous photo as photo 2' }));
  await waitFor(() =>
    expect(replaced.map(({ body }) => body)).toEqual([
      { pictureId: SECOND, photoIdBefore: SEEN[1], photoId: before, version: 1 },
    ]),
  );
});
