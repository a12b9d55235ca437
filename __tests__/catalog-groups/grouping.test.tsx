import {
  FIRST,
  FOURTH,
  groupsOf,
  members,
  names,
  openGroup,
  OTHER,
  proposal,
  SECOND,
  THIRD,
} from '../support/group-place';
import { screen, waitFor, within } from '../support/render';

test('proposals are accepted by one key, skipped by another, and can be undone', async () => {
  const { created, arranged } = groupsOf([], [proposal(SECOND), proposal(THIRD), proposal(FOURTH)]);
  const { user } = openGroup();
  expect(await screen.findByRole('textbox', { name: 'Name of the group' })).toHaveValue('Kesariya vol 4');
  await user.keyboard('y');
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title]));
  expect(created.map(({ body }) => body)).toEqual([{ name: 'Kesariya vol 4', catalogIds: [FIRST.id, SECOND.id] }]);
  await user.keyboard('n{Enter}');
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, FOURTH.title]));
  expect(within(screen.getByRole('list', { name: 'Proposals' })).getByText(THIRD.title)).toBeInTheDocument();
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title]));
  expect(arranged.map(({ body }) => body)).toEqual([
    { catalogIds: [FIRST.id, SECOND.id, FOURTH.id], version: 1 },
    { catalogIds: [FIRST.id, SECOND.id], version: 2 },
  ]);
});

test('members are moved by the keyboard, which stays on the moved one, and removed', async () => {
  const { arranged } = groupsOf([FIRST, SECOND, THIRD], []);
  const { user } = openGroup();
  const up = await screen.findByRole('button', { name: `Move ${THIRD.title} up` });
  up.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title, SECOND.title]));
  await waitFor(() => expect(screen.getByRole('button', { name: `Move ${THIRD.title} up` })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: `Remove ${SECOND.title}` }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title]));
  expect(arranged.at(-1)?.body).toEqual({ catalogIds: [FIRST.id, THIRD.id], version: 2 });
});

test('a catalog of another group brings its group along, and the chosen are split off', async () => {
  const { merged, splits } = groupsOf([FIRST, SECOND], [proposal(FOURTH, { group: OTHER })]);
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: `Merge with Radha vol 2: ${FOURTH.title}` }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, FOURTH.title]));
  expect(merged.map(({ body }) => body)).toEqual([{ otherId: OTHER.id, version: 1, otherVersion: 3 }]);
  await user.click((await members()).getByRole('checkbox', { name: `Choose ${SECOND.title}` }));
  await user.click(screen.getByRole('button', { name: 'Split off 1 as a group' }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, FOURTH.title]));
  expect(splits.map(({ body }) => body)).toEqual([{ name: SECOND.title, catalogIds: [SECOND.id], version: 2 }]);
});

test('the chosen are taken out together', async () => {
  const { arranged } = groupsOf([FIRST, SECOND, THIRD], []);
  const { user } = openGroup();
  for (const { title } of [THIRD, SECOND])
    await user.click((await members()).getByRole('checkbox', { name: `Choose ${title}` }));
  await user.click(screen.getByRole('button', { name: 'Remove 2' }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title]));
  expect(await screen.findByText('2 catalogs are in no group now.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove the selected' })).toBeDisabled();
  expect(arranged.map(({ body }) => body)).toEqual([{ catalogIds: [FIRST.id], version: 1 }]);
});

test('a group is renamed, and typing a name accepts nothing', async () => {
  const { renamed, arranged } = groupsOf([FIRST], [proposal(SECOND)]);
  const { user } = openGroup();
  const name = await screen.findByRole('textbox', { name: 'Name of the group' });
  await user.clear(name);
  await user.type(name, 'My new{Enter}');
  await waitFor(() => expect(renamed.map(({ body }) => body)).toEqual([{ name: 'My new', version: 1 }]));
  expect(await screen.findByText('The group is called My new.')).toBeInTheDocument();
  expect(arranged).toEqual([]);
});

test('the same deed twice is undone from the second on', async () => {
  const { arranged } = groupsOf([FIRST, SECOND, THIRD], []);
  const { user } = openGroup();
  (await screen.findByRole('button', { name: `Move ${THIRD.title} up` })).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title, SECOND.title]));
  await waitFor(() => expect(screen.getByRole('button', { name: `Move ${THIRD.title} up` })).toHaveFocus());
  expect(await screen.findByText('The order is saved.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await names()).toEqual([THIRD.title, FIRST.title, SECOND.title]));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title, SECOND.title]));
  expect(arranged.at(-1)?.body).toEqual({ catalogIds: [FIRST.id, THIRD.id, SECOND.id], version: 3 });
});

test('a name that is typed stays while other things are done', async () => {
  groupsOf([FIRST, SECOND], [proposal(THIRD)]);
  const { user } = openGroup();
  const name = await screen.findByRole('textbox', { name: 'Name of the group' });
  await user.clear(name);
  await user.type(name, 'Typed by me');
  await user.click(screen.getByRole('button', { name: `Add: ${THIRD.title}` }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, THIRD.title]));
  expect(name).toHaveValue('Typed by me');
});

test('a late answer keeps the focus in the name field, so no letter accepts a proposal', async () => {
  const { arranged, holdArranging } = groupsOf([FIRST, SECOND], [proposal(THIRD)]);
  const { user } = openGroup();
  const answer = holdArranging();
  await user.click(await screen.findByRole('button', { name: `Move ${FIRST.title} down` }));
  const name = screen.getByRole('textbox', { name: 'Name of the group' });
  await user.click(name);
  answer();
  await waitFor(async () => expect(await names()).toEqual([SECOND.title, FIRST.title]));
  expect(name).toHaveFocus();
  await user.keyboard(' by my');
  expect(name).toHaveValue('Kesariya vol 4 by my');
  expect(arranged).toHaveLength(1);
});

test('a name typed with two spaces inside is saved like any other', async () => {
  const { renamed } = groupsOf([FIRST], []);
  const { user } = openGroup();
  const name = await screen.findByRole('textbox', { name: 'Name of the group' });
  await user.clear(name);
  await user.type(name, 'My  new ');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(name).toHaveValue('My new'));
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
  expect(renamed.map(({ body }) => body.name)).toEqual(['My new']);
});
