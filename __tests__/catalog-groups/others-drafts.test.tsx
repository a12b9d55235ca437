import { FIRST, groupsOf, members, names, openGroup, OTHER, proposal, SECOND, THIRD } from '../support/group-place';
import { screen, within } from '../support/render';
import { KIRAN } from '../support/sellers';

const HERS = 'Kiran Vyas has this upload. Ask them, or ask an admin to reassign it.';
const draftOf = (one: typeof FIRST) => ({ ...one, status: 'draft' as const, assignee: KIRAN });

test('another editor’s draft is not put into a group, by its button or by the keyboard', async () => {
  const { created } = groupsOf([], [proposal(draftOf(SECOND)), proposal(THIRD)]);
  const { user } = openGroup();
  const proposals = within(await screen.findByRole('list', { name: 'Proposals' }));
  expect(proposals.getByText(new RegExp(HERS))).toBeInTheDocument();
  expect(proposals.getByRole('button', { name: `Add: ${SECOND.title}` })).toBeDisabled();
  expect(proposals.getByRole('button', { name: `Add: ${THIRD.title}` })).toBeEnabled();
  await user.keyboard('y');
  expect(await screen.findByText(HERS)).toBeInTheDocument();
  expect(created).toEqual([]);
});

test('one that is in a group of its own can be joined: it is not changed', async () => {
  groupsOf([], [proposal(draftOf(SECOND), { group: OTHER })]);
  openGroup();
  expect(await screen.findByRole('button', { name: `Join ${OTHER.name}: ${SECOND.title}` })).toBeEnabled();
});

test('another editor’s draft is moved within its group, but not taken out', async () => {
  groupsOf([FIRST, draftOf(SECOND)], []);
  openGroup();
  expect(await names()).toHaveLength(2);
  expect((await members()).getByText(HERS)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Remove ${SECOND.title}` })).toBeDisabled();
  expect(screen.getByRole('button', { name: `Remove ${FIRST.title}` })).toBeEnabled();
  expect(screen.getByRole('button', { name: `Move ${SECOND.title} up` })).toBeEnabled();
});
