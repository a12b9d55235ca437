import { FIRST, FOURTH, groupsOf, names, openGroup, OTHER, SECOND, THIRD } from '../support/group-place';
import { screen, waitFor } from '../support/render';

type User = ReturnType<typeof openGroup>['user'];

const field = () => screen.findByRole('combobox', { name: 'Add another catalog of this seller' });

/** Finds a catalog by its design number and selects it, by keyboard only. */
async function pick(user: User, designNumber: string) {
  await user.type(await field(), designNumber);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await screen.findByRole('option', { name: new RegExp(`design ${designNumber}`) });
  await user.keyboard('{Enter}');
}

test('a catalog not proposed is searched, added by keyboard, and the field is cleared', async () => {
  const { searched, arranged } = groupsOf([FIRST, SECOND], []);
  const { user } = openGroup();
  await pick(user, '1003');
  expect(searched.at(-1)?.url.searchParams.getAll('sellerId')).toEqual([FIRST.seller.id]);
  expect(await field()).toHaveValue('Kesariya vol 3, design 1003, 19 Nov 2026');
  expect(await screen.findByText('It is in no group.')).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('button', { name: `Add: ${THIRD.title}` })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, THIRD.title]));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title]));
  expect(arranged.map(({ body }) => body.catalogIds)).toEqual([
    [FIRST.id, SECOND.id, THIRD.id],
    [FIRST.id, SECOND.id],
  ]);
});

test('one of another group brings its group along, in the words of a proposal', async () => {
  const { merged } = groupsOf([FIRST, SECOND], [], [FOURTH]);
  const { user } = openGroup();
  await pick(user, '1004');
  expect(await screen.findByText('It is in Radha vol 2.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Merge with Radha vol 2: ${FOURTH.title}` }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, FOURTH.title]));
  expect(await screen.findByText('Radha vol 2 went into Kesariya vol 4.')).toBeInTheDocument();
  expect(merged.map(({ body }) => body)).toEqual([{ otherId: OTHER.id, version: 1, otherVersion: 3 }]);
});

test('one that is in the group already says so and is not added again', async () => {
  groupsOf([FIRST, SECOND], []);
  const { user } = openGroup();
  await pick(user, '1002');
  await waitFor(async () => expect(await field()).toBeInvalid());
  expect(await field()).toHaveAccessibleDescription(`${SECOND.title} is in the group already.`);
  expect(screen.queryByRole('list', { name: 'Picked by hand' })).not.toBeInTheDocument();
});

test('the first two make a group, and a catalog is no choice for itself', async () => {
  const { created } = groupsOf([], []);
  const { user } = openGroup();
  await user.click(await field());
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered.map((label) => label.split(',')[0])).toEqual([SECOND.title, THIRD.title, FOURTH.title]);
  await pick(user, '1003');
  await user.click(await screen.findByRole('button', { name: `Add: ${THIRD.title}` }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title]));
  expect(created.map(({ body }) => body)).toEqual([{ name: 'Kesariya vol 4', catalogIds: [FIRST.id, THIRD.id] }]);
});
