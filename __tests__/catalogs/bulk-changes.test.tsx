import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import CatalogBrowsePage from '@/pages/catalog';
import type { Role } from '@/config/roles';
import { bulkChange, bulkChangesOf } from '../support/bulk-place';
import { catalogsOf } from '../support/catalog-place';
import { catalog } from '../support/catalog-records';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';

const CATALOGS = [catalog(1), catalog(2)];

/** The dialog for two selected catalogs, and the text of its preview. */
async function choosing(roles: Role[] = ['admin'], guarded = 0) {
  catalogsOf(CATALOGS, roles);
  const server = bulkChangesOf();
  const previews = mockEndpoint(bulkChangesApi.preview, ({ body: { change } }) => {
    const left = 'isMeant' in change && change.isMeant ? 0 : guarded;
    const refused = left > 0 ? [{ reason: 'Too much.', count: left, examples: [] }] : [];
    const counts = { matching: 2, willChange: 2 - left, same: 0, guarded: left };
    return { title: 'Change 2 catalogs', ...counts, refused, stamp: 'as looked at' };
  });
  const { user } = openApp('/catalog', { roles, pages: { '/catalog': CatalogBrowsePage } });
  await user.click(await screen.findByLabelText('Select every row on this page'));
  await user.click(await screen.findByRole('button', { name: 'Change…' }));
  return { ...server, previews, user, choice: within(await screen.findByRole('dialog')) };
}

const wishes = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Action' }).options].map(({ label }) => label);

test('the chosen catalogs go into a PDF', async () => {
  catalogsOf(CATALOGS, ['admin']);
  const { user } = openApp('/catalog', { roles: ['admin'], pages: { '/catalog': CatalogBrowsePage } });
  await user.click(await screen.findByLabelText('Select every row on this page'));
  await user.click(await screen.findByRole('link', { name: 'Make a PDF' }));
  expect(await screen.findByRole('heading', { name: 'The page /admin/catalog/catalogpdf' })).toBeVisible();
  expect(window.location.search).toBe(`?ids=${CATALOGS.map(({ id }) => id).join()}`);
});

test.each([
  ['-40 %', 'hyphen'],
  ['−40', 'minus sign'],
])('a rate that would change by %s (%s) is changed once that is meant', async (typed) => {
  const { user, choice, previews, starts } = await choosing(['admin'], 1);
  await user.selectOptions(choice.getByRole('combobox', { name: 'Action' }), 'Raise or lower the rate');
  expect(choice.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await user.type(choice.getByRole('textbox', { name: 'Percent' }), typed);
  await user.click(choice.getByRole('button', { name: 'Preview' }));
  await user.click(await choice.findByRole('checkbox', { name: /^I mean it: change 1 catalog by more than 30 %/ }));
  await user.click(await choice.findByRole('button', { name: 'Change 2 catalogs' }));
  const change = { action: 'change-rate', percent: -40 };
  expect(previews.map(({ body }) => body.change)).toEqual([
    { ...change, isMeant: false },
    { ...change, isMeant: true },
  ]);
  expect(starts[0]?.body).toMatchObject({
    list: 'catalogs',
    selection: { ids: CATALOGS.map(({ id }) => id) },
    change: { ...change, isMeant: true },
    stamp: 'as looked at',
  });
});

test('a list that changed meanwhile is announced beside its current numbers', async () => {
  const { user, choice, previews } = await choosing();
  const reason = 'The list changed since you looked.';
  mockEndpoint(bulkChangesApi.start, () => refusal(409, { message: reason }));
  await user.selectOptions(choice.getByRole('combobox', { name: 'Action' }), 'Delete');
  await user.click(choice.getByRole('button', { name: 'Preview' }));
  await user.click(await choice.findByRole('button', { name: 'Change 2 catalogs' }));
  expect(await choice.findByText(reason)).toBeVisible();
  await waitFor(() => expect(previews).toHaveLength(2));
  expect(await choice.findByRole('button', { name: 'Change 2 catalogs' })).toBeEnabled();
});

test('a tag is chosen by its attribute, which says what it takes the place of', async () => {
  const { user, choice, previews } = await choosing();
  const fabric = STARTING_TAXONOMY.attributes.find(({ nameEn }) => nameEn === 'Fabric');
  const value = fabric?.values[0];
  await user.selectOptions(await choice.findByRole('combobox', { name: 'Attribute' }), 'Fabric');
  await user.selectOptions(choice.getByRole('combobox', { name: 'Value' }), value?.nameEn ?? '');
  await user.click(choice.getByRole('button', { name: 'Preview' }));
  await choice.findByText('Will change');
  expect(previews.at(-1)?.body.change).toEqual({ action: 'add-tag', valueId: value?.id });
});

test.each([
  ['admin', ['Pause', 'Archive', 'Delete', 'Restore deleted ones'], []],
  ['editor_review', ['Send back', 'Reject', 'Delete'], ['Pause', 'Archive', 'Mark as tagged']],
] as [Role, string[], string[]][])('offers %s what they may do to one', async (role, offered, not) => {
  await choosing([role]);
  expect(wishes()).toEqual(expect.arrayContaining(offered));
  for (const label of not) expect(wishes()).not.toContain(label);
});

test('the result leads to each catalog', async () => {
  catalogsOf(CATALOGS);
  bulkChangesOf(bulkChange(1, { list: 'catalogs' }));
  openApp(`/catalog?bulk=${bulkChange(1).id}`, { roles: ['admin'], pages: { '/catalog': CatalogBrowsePage } });
  const table = within(await screen.findByRole('region', { name: 'Result of each' }));
  expect(table.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/\?look=[0-9a-f-]{36}$/));
});
