import CatalogEditPage from '@/pages/catalog/tag/edit/[id]';
import type { Role } from '@/config/roles';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { Option } from '@/lib/contracts/base/options';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { STARTING_TAXONOMY, tag, typeId } from '../support/starting-taxonomy';
import { catalog } from '../support/tagging-place';

const SAREE = catalog(11, {
  title: 'Red Saree',
  productTypeId: typeId('Saree'),
  tags: [tag('colour', 'Red'), tag('fabric', 'Cotton')],
  rate: 41_500,
  status: 'tagged',
});

async function openEdit(
  details: Partial<CatalogDetail> = {},
  { roles = ['editor_catalog'] as Role[], tab = '', merged = null as Option | null } = {},
) {
  serverKnows(asha({ fo: roles }));
  let known: CatalogDetail = { ...SAREE, ...details };
  const change = (changes: Partial<CatalogDetail>) => {
    known = { ...known, ...changes, version: known.version + 1 };
    return known;
  };
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockEndpoint(catalogsApi.get, () => known);
  mockEndpoint(mergeRequestsApi.ofRecord, { mergedInto: merged, requests: [] });
  const updated = mockEndpoint(catalogsApi.update, ({ body: { version, ...fields } }) =>
    version === known.version ? change(fields) : refusal(409, { code: 'changed_meanwhile', current: known }),
  );
  const arranged = mockEndpoint(catalogsApi.arrange, ({ body: { pictureIds, coverId } }) =>
    change({
      pictures: pictureIds.flatMap((id) => {
        const found = known.pictures.find((one) => one.id === id);
        return found ? [{ ...found, isCover: id === coverId }] : [];
      }),
    }),
  );
  const stepped = mockEndpoint(catalogsApi.step, ({ body: { to, reason } }) =>
    change({ status: to, statusReason: reason ?? null }),
  );
  const { user } = openApp(`/catalog/tag/edit/${SAREE.id}${tab && `?tab=${tab}`}`, {
    roles,
    pages: { '/catalog/tag/edit/[id]': CatalogEditPage },
  });
  await screen.findByRole('heading', { level: 1, name: known.title });
  await screen.findByRole('region', { name: { images: 'Photos', history: 'History' }[tab] ?? 'Details' });
  return { user, change, updated, arranged, stepped };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const value = (field: string, name: RegExp) =>
  within(screen.getByRole('group', { name: field })).getByRole('button', { name });

describe('One catalog', () => {
  test('says how often its seller offered it again', async () => {
    await openEdit({ offeredAgain: { times: 3, lastAt: '2026-11-12T05:00:00.000Z' } });
    expect(screen.getByText('Offered again 3 times, last on', { exact: false })).toHaveTextContent('12 Nov 2026');
  });

  test('is said to be the same as another, and names the one it was merged into', async () => {
    const { user } = await openEdit({}, { merged: { id: typeId('Saree'), label: 'Kesariya vol 5' } });
    expect(await screen.findByRole('link', { name: 'Kesariya vol 5' })).toHaveAttribute(
      'href',
      `/catalog/tag/edit/${typeId('Saree')}`,
    );
    await user.click(screen.getByRole('button', { name: 'This is the same as…' }));
    await screen.findByRole('dialog', { name: /is the same as…$/ });
  });

  test('is changed in every field', async () => {
    const { user, updated } = await openEdit();
    await user.clear(box('Title'));
    await user.type(box('Title'), 'Pink Saree');
    await user.click(screen.getByRole('button', { name: 'Colour' }));
    await user.click(value('Colour', /^Pink/));
    await user.click(value('Colour', /^Red/));
    await user.type(box('Sizes'), 'M, L');
    await user.click(screen.getByRole('checkbox', { name: 'Available' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Pink Saree is saved.')).toBeInTheDocument();
    expect(updated.map(({ body }) => body)).toEqual([
      {
        title: 'Pink Saree',
        tags: [tag('colour', 'Pink'), tag('fabric', 'Cotton')].sort((one, other) =>
          one.valueId.localeCompare(other.valueId),
        ),
        sizes: ['M', 'L'],
        isAvailable: false,
        version: 1,
      },
    ]);
  });

  test('that somebody else changed meanwhile is decided about field by field', async () => {
    const { user, change, updated } = await openEdit();
    await user.clear(box('Rate'));
    await user.type(box('Rate'), '450');
    change({ rate: 39_900, tags: [tag('colour', 'Black')] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const choice = within(await screen.findByRole('group', { name: 'Rate' }));
    expect(choice.getByRole('radio', { name: /Theirs ₹399/ })).toBeInTheDocument();
    expect(choice.getByRole('radio', { name: /Mine ₹450/ })).toBeChecked();
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await waitFor(() => expect(updated.at(-1)?.body).toEqual({ rate: 45_000, version: 2 }));
    await waitFor(() => expect(value('Colour', /^Black/)).toBeInTheDocument());
  });

  test('that waits for a review is not an editor’s to change', async () => {
    await openEdit({ status: 'in_review' });
    expect(screen.getByText(/A reviewer can send it back to you\.$/)).toBeInTheDocument();
    expect(box('Title')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

describe('The steps of a catalog', () => {
  test('say what stands in the way', async () => {
    await openEdit({ missing: ['Saree length', 'Blouse piece'] });
    expect(screen.getByRole('button', { name: 'Send to review' })).toBeDisabled();
    expect(screen.getByText('Send to review: Still missing: Saree length, Blouse piece.')).toBeInTheDocument();
  });

  test('are taken with a reason where one is asked for', async () => {
    const { user, stepped } = await openEdit({ status: 'in_review' }, { roles: ['admin'] });
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back: Red Saree?' }));
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(dialog.getByText('Say why.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It is maroon.');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Red Saree is sent back.')).toBeInTheDocument();
    expect(stepped.map(({ body }) => body)).toEqual([{ to: 'changes_requested', reason: 'It is maroon.', version: 1 }]);
  });
});

describe('The photos of a catalog', () => {
  test('are put in order, one is left out and another made the cover, all by keyboard', async () => {
    const { user, arranged } = await openEdit({}, { tab: 'images' });
    const [first, second, third] = SAREE.pictures.map(({ id }) => id);
    screen.getByRole('button', { name: 'Move photo 1 forward' }).focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Make photo 3 the cover' }));
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The photos are saved.')).toBeInTheDocument();
    expect(arranged.map(({ body }) => body)).toEqual([{ pictureIds: [second, third], coverId: third, version: 1 }]);
    expect(first).toBeDefined();
    expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(2);
  });

  test('come back as they were', async () => {
    const { user } = await openEdit({}, { tab: 'images' });
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

test('The history of a catalog is told in words', async () => {
  mockEndpoint(catalogsApi.history, {
    rows: [
      {
        id: '0198b2a0-0000-7000-8700-000000000001',
        at: '2026-11-03T03:35:00.000Z',
        actor: { id: asha().id, name: 'Asha Patel' },
        action: 'catalogs.changed',
        changes: {
          rate: { before: 39_900, after: 41_500 },
          tagIds: { before: [], after: [tag('colour', 'Red').valueId] },
          status: { before: 'draft', after: 'tagged' },
        },
        details: {},
        requestId: 'request-1',
      },
    ],
    next: null,
    previous: null,
    count: { value: 1, isExact: true },
  });
  await openEdit({}, { tab: 'history' });
  const list = await screen.findByRole('list', { name: 'History' });
  expect(list).toHaveTextContent('Changed the catalog');
  expect(list).toHaveTextContent('Rate₹399 → became ₹415');
  expect(list).toHaveTextContent('StatusDraft → became Tagged');
  await waitFor(() => expect(list).toHaveTextContent(/Tags.*became Red/));
});

it('begins an order of a catalog that buyers see, for whoever takes orders', async () => {
  const { user } = await openEdit({ status: 'live', hiddenBecause: [] }, { roles: ['admin'] });
  await user.click(await screen.findByRole('button', { name: 'Order this' }));
  expect(await screen.findByRole('dialog', { name: 'Who orders?' })).toBeVisible();
});
