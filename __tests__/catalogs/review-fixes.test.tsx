import { endSession } from '@/lib/client/auth/session-store';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import CatalogBrowsePage from '@/pages/catalog';
import { catalog } from '../support/catalog-records';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { mockReviewQueue } from '../support/review-place';
import { act, screen, waitFor, within } from '../support/render';
import { signedIn } from '../support/session';
import { requiredTags, STARTING_TAXONOMY, tag, typeId } from '../support/starting-taxonomy';

const TAGS = requiredTags('Saree');
const WAITING = catalog(1, {
  title: 'Georgette saree',
  status: 'in_review',
  productTypeId: typeId('Saree'),
  tags: TAGS,
});
const inOrder = (tags: CatalogDetail['tags']) =>
  [...tags].sort((one, other) => one.valueId.localeCompare(other.valueId));

async function openReview(details: Partial<CatalogDetail> = {}) {
  serverKnows(asha({ fo: ['editor_review'] }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  let left: CatalogDetail[] = [{ ...WAITING, ...details }];
  mockReviewQueue(() => left);
  let refusals: { path: (string | number)[]; message: string }[] = [];
  const accepted = mockEndpoint(catalogsApi.accept, ({ body }) => {
    const [first] = left;
    if (!first) return refusal(404);
    if (refusals.length > 0)
      return refusal(400, { code: 'bad_input', message: 'Look at the fields.', issues: refusals });
    if (body.version !== first.version) return refusal(409, { code: 'changed_meanwhile', current: first });
    left = [];
    return { ...first, status: 'live' as const, version: first.version + 1 };
  });
  const { user } = openApp('/catalog?tab=review', {
    roles: ['editor_review'],
    pages: { '/catalog': CatalogBrowsePage },
  });
  await screen.findByRole('heading', { name: 'Georgette saree' });
  return {
    user,
    accepted,
    refuse: (issues: typeof refusals) => (refusals = issues),
    change: (changes: Partial<CatalogDetail>) =>
      (left = left.map((one) => ({ ...one, ...changes, version: one.version + 1 }))),
  };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const acceptButton = () => screen.getByRole('button', { name: /accept \(A\)$/i });
const allFields = () => screen.findByRole('group', { name: 'All fields' });

test('puts any field right by keys, and accepts in one go', async () => {
  const { user, accepted } = await openReview();
  await user.keyboard('e');
  expect(await allFields()).toHaveFocus();
  const colour = within(screen.getByRole('group', { name: 'Colour' }));
  await user.click(screen.getByRole('button', { name: 'Colour' }));
  await user.click(colour.getByRole('button', { name: /^Pink/ }));
  await user.type(box('Sizes'), 'M, L');
  await user.click(screen.getByRole('checkbox', { name: 'Available' }));
  expect(accepted).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Fix and accept (A)' }));
  await screen.findByText('Nothing waits for your review');
  expect(accepted.map(({ body }) => body)).toEqual([
    {
      tags: inOrder([...TAGS, tag('colour', 'Pink')]),
      sizes: ['M', 'L'],
      isAvailable: false,
      version: 1,
    },
  ]);
});

test('what is put right stays when the fields are folded, and is shown among the facts', async () => {
  const { user, accepted } = await openReview();
  await user.keyboard('e');
  await allFields();
  await user.type(box('Design number'), '-B');
  await user.click(screen.getByRole('button', { name: 'Fewer fields (E)' }));
  expect(screen.getByText('1001-B')).toBeInTheDocument();
  await user.keyboard('f420');
  await user.click(screen.getByRole('button', { name: 'All fields (E)' }));
  await allFields();
  expect([(box('Design number') as HTMLInputElement).value, (box('Rate') as HTMLInputElement).value]).toEqual([
    '1001-B',
    '₹420',
  ]);
  await user.click(acceptButton());
  await waitFor(() =>
    expect(accepted.map(({ body }) => body)).toEqual([{ designNumber: '1001-B', rate: 42_000, version: 1 }]),
  );
});

test('what was missing can be filled in and accepted; what is taken away cannot', async () => {
  const { user, accepted } = await openReview({ rate: null, missing: ['rate'] });
  expect(acceptButton()).toBeDisabled();
  await user.keyboard('f415');
  expect(acceptButton()).toBeEnabled();
  await user.clear(box('Title'));
  expect(acceptButton()).toBeDisabled();
  expect(screen.getByText('Still missing: title.')).toBeInTheDocument();
  await user.type(box('Title'), 'Saree');
  await user.click(acceptButton());
  await waitFor(() => expect(accepted.map(({ body }) => body)).toEqual([{ title: 'Saree', rate: 41_500, version: 1 }]));
});

test('half an amount is said and not sent, nor shown as one', async () => {
  const { user, accepted } = await openReview();
  await user.type(box('Rate'), 'x');
  expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  expect(screen.getAllByText('Type an amount in rupees.')).not.toEqual([]);
  expect(acceptButton()).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(accepted).toHaveLength(0);
});

test('what the server does not take is said, also of a field that is folded away', async () => {
  const { user, refuse } = await openReview();
  refuse([{ path: ['tags', 0], message: 'Fabric Cotton is retired. Choose another.' }]);
  await user.keyboard('a');
  expect(await screen.findByRole('alert')).toHaveTextContent('Fabric Cotton is retired. Choose another.');
});

test('what the server does not take of a picked field is said beside the fields', async () => {
  const { user, refuse } = await openReview();
  await user.keyboard('e');
  await allFields();
  refuse([{ path: ['tags', 0], message: 'Fabric Cotton is retired. Choose another.' }]);
  await user.click(acceptButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Fabric Cotton is retired. Choose another.');
  await user.click(screen.getByRole('button', { name: 'Colour' }));
  await user.click(within(screen.getByRole('group', { name: 'Colour' })).getByRole('button', { name: /^Pink/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** A tab that becomes visible again refetches the queue. */
const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('letters stay letters of a field while somebody else changes the catalog', async () => {
  const { user, accepted, change } = await openReview();
  await user.keyboard('e');
  await allFields();
  await user.type(box('Title'), ' r');
  change({ rate: 39_900 });
  lookAgain();
  await waitFor(() => expect(box('Rate')).toHaveValue('₹399'));
  await user.keyboard('ani');
  expect(box('Title')).toHaveValue('Georgette saree rani');
  expect(box('Title')).toHaveFocus();
  expect(accepted).toHaveLength(0);
  await user.click(acceptButton());
  await waitFor(() =>
    expect(accepted.map(({ body }) => body)).toEqual([{ title: 'Georgette saree rani', version: 2 }]),
  );
});

test.each([
  ['Keep mine', [{ title: 'Georgette saree red', version: 2 }]],
  ['Use theirs', [{ version: 2 }]],
])('a field that two changed is decided before it is accepted: %s', async (choice, sent) => {
  const { user, accepted, change } = await openReview();
  await user.type(box('Title'), ' red');
  change({ title: 'Silk saree' });
  lookAgain();
  const conflict = within(await screen.findByRole('group', { name: 'Title' }));
  expect(conflict.getByText('Theirs: Silk saree')).toBeInTheDocument();
  expect(conflict.getByText('Mine: Georgette saree red')).toBeInTheDocument();
  expect(acceptButton()).toBeDisabled();
  await user.click(conflict.getByRole('button', { name: choice }));
  await user.click(acceptButton());
  await waitFor(() => expect(accepted.map(({ body }) => body)).toEqual(sent));
});

test('one field that is not allowed takes no other with it when the session ends', async () => {
  const { user } = await openReview();
  await user.keyboard('e');
  await allFields();
  await user.type(box('Description'), 'Long words');
  await user.clear(box('Pieces'));
  await user.type(box('Pieces'), '0');
  act(endSession);
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeInTheDocument();
  act(() => signedIn(['editor_review']));
  expect(await screen.findByText('Long words')).toBeInTheDocument();
  expect(acceptButton()).toHaveTextContent('Fix and accept (A)');
  expect(acceptButton()).toBeDisabled();
});

test('an ended session loses neither a corrected tag nor another person’s change', async () => {
  const { user, accepted, change } = await openReview();
  await user.keyboard('e');
  await allFields();
  await user.click(screen.getByRole('button', { name: 'Colour' }));
  await user.click(within(screen.getByRole('group', { name: 'Colour' })).getByRole('button', { name: /^Pink/ }));
  act(endSession);
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeInTheDocument();
  change({ rate: 39_900 });
  act(() => signedIn(['editor_review']));
  await waitFor(() => expect(acceptButton()).toHaveTextContent('Fix and accept (A)'));
  expect(box('Rate')).toHaveValue('399');
  await user.click(acceptButton());
  await waitFor(() =>
    expect(accepted.at(-1)?.body).toEqual({ tags: inOrder([...TAGS, tag('colour', 'Pink')]), version: 2 }),
  );
});
