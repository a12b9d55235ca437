import { renderHook, waitFor } from '@testing-library/react';
import { useFirstColours } from '@/components/catalog-tag/use-first-colours';
import { choicesOf } from '@/components/entities/catalog-form/choices';
import { photoPixels } from '@/lib/client/photo-pixels';
import { attributeId, STARTING_TAXONOMY, typeId } from '../support/starting-taxonomy';

jest.mock('@/lib/client/photo-pixels');

/** Photos of a single colour each. */
const PHOTOS: Record<string, readonly number[]> = { red: [190, 20, 30, 255], navy: [24, 36, 74, 255] };
beforeEach(() => {
  jest
    .mocked(photoPixels)
    .mockImplementation((url) =>
      Promise.resolve(
        PHOTOS[url]
          ? { width: 20, height: 20, data: Array.from({ length: 400 }, () => PHOTOS[url] ?? []).flat() }
          : null,
      ),
    );
});

const fields = choicesOf({ productTypeId: typeId('Saree'), tags: [] }, STARTING_TAXONOMY);
const colours = attributeId('colour');

const show = (url: string | undefined, open: string | null = null) =>
  renderHook(
    (props: { url: string | undefined; open: string | null }) => useFirstColours(fields, props.url, props.open),
    {
      initialProps: { url, open },
    },
  );
type Shown = ReturnType<typeof show>['result'];
const colourField = (result: Shown) => result.current.find(({ id }) => id === colours);
const firstOf = (result: Shown) => colourField(result)?.options[0]?.nameEn;

it('the first colours are those of the photo that is looked at, and say so', async () => {
  const { result, rerender } = show('red');
  await waitFor(() => expect(colourField(result)?.hint).toMatch(/^Red and .+ first: nearest to the photo\.$/));
  expect(colourField(result)?.options).toHaveLength(fields.find(({ id }) => id === colours)?.options.length ?? 0);
  rerender({ url: 'navy', open: null });
  await waitFor(() => expect(firstOf(result)).toBe('Navy blue'));
});

it('keys keep their meaning while the field is open', async () => {
  const { result, rerender } = show('red');
  await waitFor(() => expect(firstOf(result)).toBe('Red'));
  rerender({ url: 'navy', open: colours });
  await waitFor(() => expect(photoPixels).toHaveBeenLastCalledWith('navy'));
  expect(firstOf(result)).toBe('Red');
  rerender({ url: 'navy', open: null });
  await waitFor(() => expect(firstOf(result)).toBe('Navy blue'));
});

it('without a photo, or one that does not come, all is as before', async () => {
  const { result } = show('gone');
  await waitFor(() => expect(photoPixels).toHaveBeenCalledWith('gone'));
  expect(result.current).toEqual(fields);
  expect(show(undefined).result.current).toEqual(fields);
});
