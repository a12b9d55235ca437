import { fireEvent } from '@testing-library/react';
import CatalogTagPage from '@/pages/catalog/tag';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { tag, typeId } from '../support/starting-taxonomy';
import { catalog, taggingPlace, upload } from '../support/tagging-place';

const COMPLETE = {
  title: 'Red Saree',
  productTypeId: typeId('Saree'),
  rate: 41_500,
  tags: [
    tag('colour', 'Red'),
    tag('fabric', 'Cotton'),
    tag('sareeLength', '5.5 m'),
    tag('blousePiece', 'Running blouse'),
  ],
};

/** Two assigned catalogs; the first one's rate is changed and unsaved. */
async function openTyped() {
  const place = taggingPlace([{ upload: upload(1), catalogs: [catalog(11, COMPLETE), catalog(12)] }]);
  const { user } = openApp('/catalog/tag', { roles: ['editor_catalog'], pages: { '/catalog/tag': CatalogTagPage } });
  await user.click(await screen.findByRole('button', { name: 'Get next' }));
  await screen.findByRole('group', { name: 'Product type' });
  await user.keyboard('r99{Escape}');
  return { user, ...place };
}

/** A key pressed so soon after the previous key that nothing happened in between. */
const hit = (key: string, held = {}) => fireEvent.keyDown(document.body, { key, ...held });
const done = () => hit('Enter', { ctrlKey: true });
const secondIsOpen = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: /^Catalog 2 of 2/ })).toHaveAttribute('aria-current', 'true'),
  );

describe('While a catalog is being saved', () => {
  test('what the first key asked for is done, and nothing is done twice', async () => {
    const { finished, updated } = await openTyped();
    done();
    hit(']');
    done();
    await secondIsOpen();
    expect(finished.map(({ params, body }) => [params.id, body.rate])).toEqual([[catalog(11).id, 9_900]]);
    expect(updated).toHaveLength(0);
  });

  test('it is not sent to review by a key that comes after moving on', async () => {
    const { finished, updated } = await openTyped();
    hit(']');
    done();
    await secondIsOpen();
    expect(updated.map(({ body }) => body.rate)).toEqual([9_900]);
    expect(finished).toHaveLength(0);
  });

  test('it is not skipped', async () => {
    await openTyped();
    let answer = () => {};
    mockEndpoint(
      catalogsApi.finish,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(refusal(409, { message: 'The rate is too low.' }));
        }),
    );
    done();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Done/ })).toBeDisabled());
    hit('s');
    expect(screen.getByRole('button', { name: 'Skip' })).toBeDisabled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('The rate is too low.')).toBeInTheDocument();
    hit('s');
    expect(await screen.findByRole('dialog', { name: 'Skip Kesar Textiles?' })).toBeInTheDocument();
  });
});

test('What was asked for is done once a conflict is decided, also after another key', async () => {
  const { user, finished } = await openTyped();
  const theirs = catalog(11, { ...COMPLETE, rate: 40_000, version: 2 });
  const updated = mockEndpoint(catalogsApi.update, ({ body: { version, leaseToken: _, ...fields } }) =>
    version === 1
      ? refusal(409, { code: 'changed_meanwhile', current: theirs })
      : { ...theirs, ...fields, version: version + 1 },
  );
  hit(']');
  const choice = within(await screen.findByRole('group', { name: 'Rate' }));
  done();
  await user.click(choice.getByRole('radio', { name: /Mine/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await secondIsOpen();
  expect(updated.at(-1)?.body).toMatchObject({ rate: 9_900, version: 2 });
  expect(finished).toHaveLength(0);
});
