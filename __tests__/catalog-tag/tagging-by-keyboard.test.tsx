import CatalogTagPage from '@/pages/catalog/tag';
import { openApp } from '../support/open-app';
import { screen, waitFor } from '../support/render';
import { tag, typeId } from '../support/starting-taxonomy';
import { catalog, taggingPlace, upload } from '../support/tagging-place';

/** Keystroke limits for one catalog, without and with a caption. */
const MOST_KEYSTROKES = 25;
const MOST_WITH_CAPTION = 10;

const CAPTION = 'New catalog 🌸\n*Georgette saree* with blouse\nRate: ₹415/-\nSet of 8 pcs\nD.no 1023';

const KURTI_CAPTION = 'Rayon kurti 🌸\nM to XXL\nRate 325/- only';

type User = ReturnType<typeof openApp>['user'];

/** Presses keys in sequence and counts them; a key with Ctrl or Shift counts as two. */
function typist(user: User) {
  let pressed = 0;
  return {
    count: () => pressed,
    press: async (...keys: string[]) => {
      for (const key of keys) {
        const isCapital = key.length === 1 && key !== key.toLowerCase();
        const isChord = key.startsWith('Ctrl+');
        pressed += isCapital || isChord ? 2 : 1;
        if (isChord) await user.keyboard(`{Control>}{${key.slice(5)}}{/Control}`);
        else await user.keyboard(key.length === 1 ? (key === '[' ? '[[' : key) : `{${key}}`);
      }
    },
  };
}

async function openTagging(caption: string) {
  const place = taggingPlace([
    { upload: upload(1), catalogs: [catalog(11, { caption })] },
    { upload: upload(2), catalogs: [catalog(21, { uploadId: upload(2).id })] },
  ]);
  const { user } = openApp('/catalog/tag', { roles: ['editor_catalog'], pages: { '/catalog/tag': CatalogTagPage } });
  await screen.findByRole('list', { name: 'My queue' });
  await user.keyboard('n');
  await screen.findByRole('group', { name: 'Product type' });
  return { user, ...place };
}

const SAREE_TAGS = [
  tag('colour', 'Red'),
  tag('fabric', 'Georgette'),
  tag('sareeLength', '5.5 m'),
  tag('blousePiece', 'Running blouse'),
  tag('work', 'Zari'),
].sort((one, other) => one.valueId.localeCompare(other.valueId));

describe('An ordinary saree', () => {
  test('is tagged with at most 25 keystrokes where the caption says nothing', async () => {
    const { user, finished, taken, lease } = await openTagging('');
    const { press, count } = typist(user);
    await press('p', '1');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Colour' })).toHaveFocus());
    await press('1', 'f', '8', 'a', '3');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Blouse piece' })).toHaveFocus());
    await press('2', 'w', '3', ';', 'r', '4', '1', '5', 'Ctrl+Enter');
    await waitFor(() => expect(finished).toHaveLength(1));
    expect(finished[0]?.body).toEqual({
      title: 'Georgette Saree with Zari Work – Red',
      productTypeId: typeId('Saree'),
      tags: SAREE_TAGS,
      rate: 41_500,
      version: 1,
      leaseToken: lease(1),
    });
    // The next upload appears at once.
    await waitFor(() => expect(taken).toHaveLength(2));
    await screen.findByRole('group', { name: 'Product type' });
    process.stdout.write(`An ordinary saree without a caption: ${count()} keystrokes (limit ${MOST_KEYSTROKES}).\n`);
    expect(count()).toBeLessThanOrEqual(MOST_KEYSTROKES);
  });

  test('is tagged with fewer where the caption says much of it', async () => {
    const { user, finished, lease } = await openTagging(CAPTION);
    const { press, count } = typist(user);
    await screen.findByRole('button', { name: 'Use: ₹415' });
    await press(',');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Colour' })).toHaveFocus());
    await press('1', 'Enter', '3', '2', 'w', '3', ';', 'Ctrl+Enter');
    await waitFor(() => expect(finished).toHaveLength(1));
    expect(finished[0]?.body).toEqual({
      title: 'Georgette Saree with Zari Work – Red',
      productTypeId: typeId('Saree'),
      tags: SAREE_TAGS,
      rate: 41_500,
      isSet: true,
      pieces: 8,
      designNumber: '1023',
      version: 1,
      leaseToken: lease(1),
    });
    process.stdout.write(`An ordinary saree with a caption: ${count()} keystrokes (limit ${MOST_WITH_CAPTION}).\n`);
    expect(count()).toBeLessThanOrEqual(MOST_WITH_CAPTION);
  });
});

describe('An ordinary kurti', () => {
  test('is tagged with few keystrokes where the caption says its sizes', async () => {
    const { user, finished, lease } = await openTagging(KURTI_CAPTION);
    const { press, count } = typist(user);
    await screen.findByRole('button', { name: 'Use: ₹325' });
    await press(',');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Colour' })).toHaveFocus());
    await press('1', 'w', '3', ';', 'Ctrl+Enter');
    await waitFor(() => expect(finished).toHaveLength(1));
    expect(finished[0]?.body).toMatchObject({ productTypeId: typeId('Kurti'), rate: 32_500, leaseToken: lease(1) });
    const body = finished[0]?.body as { tags: { valueId: string }[]; sizes: string[] };
    expect(body.sizes).toEqual(['M', 'L', 'XL', 'XXL']);
    expect(body.tags).toEqual(
      expect.arrayContaining([tag('colour', 'Red'), tag('fabric', 'Rayon'), tag('size', 'XL'), tag('work', 'Zari')]),
    );
    process.stdout.write(`An ordinary kurti with a caption: ${count()} keystrokes (limit ${MOST_WITH_CAPTION}).\n`);
    expect(count()).toBeLessThanOrEqual(MOST_WITH_CAPTION);
  });
});
