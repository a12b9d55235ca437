import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import CatalogBrowsePage from '@/pages/catalog';
import { catalogsOf } from '../support/catalog-place';
import { catalog } from '../support/catalog-records';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor } from '../support/render';

const [ONE, TWO, THREE] = [1, 2, 3].map((last) => catalog(last, { title: `Saree ${last}`, rate: 41_500 }));

type Update = Parameters<typeof mockEndpoint<typeof catalogsApi.update>>[1];

/** The sheet with three catalogs; a save creates a new version unless the test says otherwise. */
async function editing(reply?: Update, first = ONE, second = TWO) {
  let known = [first, second, THREE].flatMap((one) => one ?? []);
  catalogsOf(known);
  const saves = mockEndpoint(
    catalogsApi.update,
    reply ??
      (({ params, body: { version: _, leaseToken: __, ...fields } }) => {
        known = known.map((one) =>
          one.id === params.id ? ({ ...one, ...fields, version: one.version + 1 } as CatalogDetail) : one,
        );
        return known.find(({ id }) => id === params.id) as CatalogDetail;
      }),
  );
  const { user } = openApp('/catalog', { roles: ['admin'], pages: { '/catalog': CatalogBrowsePage } });
  await screen.findByText('Saree 1');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Rate (₹) of Saree 1');
  return { user, saves };
}

/** The server has what a colleague saved since the sheet was opened. */
function changedMeanwhile(theirs: Partial<CatalogDetail>): Update {
  let now = { ...theirs } as CatalogDetail;
  return ({ body: { version, leaseToken: _, ...fields } }) => {
    if (version !== now.version) return refusal(409, { code: 'changed_meanwhile', current: now });
    now = { ...now, ...fields, version: version + 1 } as CatalogDetail;
    return now;
  };
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const bodies = (saves: { body: unknown }[]) => saves.map(({ body }) => body);

afterEach(() => window.localStorage.clear());

test('saves each cell as one moves on, one after the other in a row', async () => {
  const { user, saves } = await editing();
  await user.clear(cell('Rate (₹) of Saree 1'));
  await user.type(cell('Rate (₹) of Saree 1'), '430{Enter}');
  expect(cell('Rate (₹) of Saree 2')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Tab}D-77{ArrowDown}');
  expect(cell('Design number of Saree 2')).toHaveFocus();
  await waitFor(() =>
    expect(bodies(saves)).toEqual([
      { rate: 43_000, version: 1 },
      { designNumber: 'D-77', version: 2 },
    ]),
  );
  await waitFor(() => expect(cell('Rate (₹) of Saree 1')).not.toHaveAttribute('data-typed'));
  expect(cell('Rate (₹) of Saree 1')).toHaveValue('430');
});

test('an unreadable entry stays in its cell with the reason; Escape restores the old', async () => {
  const { user, saves } = await editing();
  await user.clear(cell('Pieces of Saree 1'));
  await user.type(cell('Pieces of Saree 1'), 'many{Enter}');
  expect(cell('Pieces of Saree 1')).toHaveFocus();
  expect(cell('Pieces of Saree 1')).toHaveAccessibleDescription('Type a whole number.');
  await user.keyboard('{Escape}');
  expect(cell('Pieces of Saree 1')).toHaveValue('8');
  expect(saves).toEqual([]);
});

test('a rate that changes by much waits for another Enter', async () => {
  const { user, saves } = await editing();
  await user.clear(cell('Rate (₹) of Saree 1'));
  await user.type(cell('Rate (₹) of Saree 1'), '4150{Tab}');
  expect(cell('Rate (₹) of Saree 1')).toHaveAccessibleDescription(/more than 30 %\. Press Enter to confirm/);
  await user.click(cell('Rate (₹) of Saree 1'));
  await user.tab();
  expect(saves).toEqual([]);
  await user.click(cell('Rate (₹) of Saree 1'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bodies(saves)).toEqual([{ rate: 415_000, version: 1 }]));
});

test('names who changed a cell meanwhile, keeps the text, and saves it when confirmed', async () => {
  const theirs = { ...ONE, rate: 39_900, version: 5, lastEditedBy: { id: ONE?.id ?? '', name: 'Kiran Vyas' } };
  const { user, saves } = await editing(changedMeanwhile(theirs));
  await user.clear(cell('Rate (₹) of Saree 1'));
  await user.type(cell('Rate (₹) of Saree 1'), '420{Tab}');
  await screen.findByText(/^Kiran Vyas changed this to “399” meanwhile\./);
  expect(cell('Rate (₹) of Saree 1')).toHaveValue('420');
  await user.click(cell('Rate (₹) of Saree 1'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(saves.at(-1)?.body).toEqual({ rate: 42_000, version: 5 }));
  await waitFor(() => expect(screen.queryByText(/Kiran Vyas changed/)).not.toBeInTheDocument());
});

test('saves beside what others changed of another cell', async () => {
  const theirs = { ...ONE, title: 'Saree one', version: 5 };
  const { user, saves } = await editing(changedMeanwhile(theirs));
  await user.clear(cell('Rate (₹) of Saree 1'));
  await user.type(cell('Rate (₹) of Saree 1'), '420{Tab}');
  await waitFor(() => expect(saves.map(({ body }) => body.version)).toEqual([1, 5]));
  expect(await screen.findByLabelText('Rate (₹) of Saree one')).toHaveValue('420');
});

test('asks before a colleague is overwritten, also after another cell was saved', async () => {
  const theirs = { ...ONE, designNumber: 'K-9', version: 5, lastEditedBy: { id: ONE?.id ?? '', name: 'Kiran Vyas' } };
  const { user, saves } = await editing(changedMeanwhile(theirs));
  await user.click(cell('Rate (₹) of Saree 1'));
  await user.paste('430\tD-77');
  await waitFor(() => expect(saves).toHaveLength(3));
  expect(await screen.findByText(/^Kiran Vyas changed this to “K-9” meanwhile\./)).toBeInTheDocument();
  expect(cell('Rate (₹) of Saree 1')).not.toHaveAttribute('data-typed');
  expect(cell('Design number of Saree 1')).toHaveValue('D-77');
  expect(bodies(saves).slice(1)).toEqual([
    { rate: 43_000, version: 5 },
    { designNumber: 'D-77', version: 1 },
  ]);
});

test('text typed over a cell being saved follows it, and is no one else’s change', async () => {
  let known = ONE as CatalogDetail;
  const answers: (() => void)[] = [];
  const { user, saves } = await editing(async ({ body: { version, rate } }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    if (version !== known.version) return refusal(409, { code: 'changed_meanwhile', current: known });
    known = { ...known, rate: rate ?? null, version: version + 1 };
    return known;
  });
  const rate = cell('Rate (₹) of Saree 1');
  await user.clear(rate);
  await user.type(rate, '430{Enter}');
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.clear(rate);
  await user.type(rate, '440{Enter}');
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(rate).not.toHaveAttribute('data-typed'));
  expect(rate).toHaveValue('440');
  expect(bodies(saves)).toEqual([
    { rate: 43_000, version: 1 },
    { rate: 44_000, version: 2 },
  ]);
});

test('a column that is pasted fills downwards, guarded cell by cell', async () => {
  const { user, saves } = await editing();
  await user.click(cell('Rate (₹) of Saree 1'));
  await user.paste('₹420\r\n4,200\r\n430/-\r\n999\r\n');
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves.map(({ body }) => body.rate).sort()).toEqual([42_000, 43_000]);
  expect(cell('Rate (₹) of Saree 2')).toHaveValue('4,200');
  expect(cell('Rate (₹) of Saree 2')).toHaveAccessibleDescription(/more than 30 %/);
});

test('nothing is pasted from a cell on that cannot be changed', async () => {
  const { user, saves } = await editing(undefined, catalog(1, { title: 'Saree 1', rate: 41_500, isDeleted: true }));
  await user.click(cell('Rate (₹) of Saree 1'));
  await user.paste('420\r\n430\r\n');
  for (const name of ['Saree 1', 'Saree 2']) expect(cell(`Rate (₹) of ${name}`)).toHaveValue('415');
  expect(saves).toEqual([]);
});

test('a paste passes over a catalog that cannot be changed, and says so', async () => {
  const { user, saves } = await editing(
    undefined,
    ONE,
    catalog(2, { title: 'Saree 2', rate: 41_500, isDeleted: true }),
  );
  await user.click(cell('Rate (₹) of Saree 1'));
  await user.paste('420\r\n430\r\n440\r\n');
  expect(await screen.findByText(/^1 pasted cell was left out/)).toBeInTheDocument();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(cell('Rate (₹) of Saree 2')).toHaveValue('415');
});

test('says how many of the pasted cells had no place in the sheet', async () => {
  const { user, saves } = await editing();
  await user.click(cell('Rate (₹) of Saree 2'));
  await user.paste('420\r\n430\r\n440\r\n450\r\n');
  expect(await screen.findByText(/^2 pasted cells did not fit into the sheet/)).toBeInTheDocument();
  await waitFor(() => expect(saves).toHaveLength(2));
});

test('keeps what cannot be saved, until one comes back to the sheet', async () => {
  const { user } = await editing(() => refusal(503, { message: 'The server is busy.' }));
  await user.clear(cell('Title of Saree 1'));
  await user.type(cell('Title of Saree 1'), 'Kesariya{Tab}');
  await screen.findByText('The server is busy.');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(await screen.findByText('Saree 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Title of Saree 1')).toHaveValue('Kesariya');
});

test('shows only the fields that were chosen', async () => {
  const { user } = await editing();
  await user.click(screen.getByRole('checkbox', { name: 'Pieces' }));
  expect(screen.queryByLabelText('Pieces of Saree 1')).not.toBeInTheDocument();
  expect(cell('Title of Saree 1')).toBeInTheDocument();
});
