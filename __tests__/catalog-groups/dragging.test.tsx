import { fireEvent } from '@testing-library/react';
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

type CatalogOf = typeof FIRST;

const carried = () => ({ dataTransfer: { setData: () => undefined } });

const memberRow = async ({ title }: CatalogOf) => {
  const rows = (await members()).getAllByRole('listitem');
  return rows.find(({ textContent }) => textContent === title) as HTMLElement;
};
const proposalRow = async ({ title }: CatalogOf) => {
  const rows = within(await screen.findByRole('list', { name: 'Proposals' })).getAllByRole('listitem');
  return rows.find(({ textContent }) => textContent?.startsWith(title)) as HTMLElement;
};
const groupCard = () => screen.getByRole('region', { name: 'Group' });

/** Drags an element onto a target, which may exist only during the drag. */
async function drag(what: HTMLElement, onto: () => HTMLElement) {
  await waitFor(() => expect(what).toHaveAttribute('draggable', 'true'));
  fireEvent.dragStart(what, carried());
  const place = onto();
  expect(fireEvent.dragOver(place, carried())).toBe(false);
  fireEvent.drop(place, carried());
  fireEvent.dragEnd(what, carried());
}

async function undo(user: ReturnType<typeof openGroup>['user']) {
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
}

test('a proposal dropped onto the card of no group yet makes the group', async () => {
  const { created } = groupsOf([], [proposal(SECOND)]);
  openGroup();
  await drag(await proposalRow(SECOND), groupCard);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title]));
  expect(created.map(({ body }) => body)).toEqual([{ name: 'Kesariya vol 4', catalogIds: [FIRST.id, SECOND.id] }]);
});

test('a proposal goes where it is dropped, or to the end, and back', async () => {
  const { arranged } = groupsOf([FIRST, SECOND], [proposal(THIRD), proposal(FOURTH)]);
  const { user } = openGroup();
  const second = await memberRow(SECOND);
  await drag(await proposalRow(THIRD), () => second);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title, SECOND.title]));
  await drag(await proposalRow(FOURTH), groupCard);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title, SECOND.title, FOURTH.title]));
  await undo(user);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title, SECOND.title]));
  expect(arranged).toHaveLength(3);
});

test('a proposal of another group brings it along, wherever it is dropped', async () => {
  const { merged } = groupsOf([FIRST, SECOND], [proposal(FOURTH, { group: OTHER })]);
  openGroup();
  const first = await memberRow(FIRST);
  await drag(await proposalRow(FOURTH), () => first);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, FOURTH.title]));
  expect(merged.map(({ body }) => body)).toEqual([{ otherId: OTHER.id, version: 1, otherVersion: 3 }]);
});

test('members are brought into order, and the chosen go together', async () => {
  groupsOf([FIRST, SECOND, THIRD, FOURTH], []);
  const { user } = openGroup();
  const third = await memberRow(THIRD);
  await drag(await memberRow(FIRST), () => third);
  await waitFor(async () => expect(await names()).toEqual([SECOND, THIRD, FIRST, FOURTH].map(({ title }) => title)));
  for (const { title } of [FIRST, FOURTH])
    await user.click((await members()).getByRole('checkbox', { name: `Choose ${title}` }));
  const second = await memberRow(SECOND);
  await drag(await memberRow(FOURTH), () => second);
  await waitFor(async () => expect(await names()).toEqual([FIRST, FOURTH, SECOND, THIRD].map(({ title }) => title)));
});

test('a member is split off or taken out where it is dropped, and comes back', async () => {
  const { splits, merged, arranged } = groupsOf([FIRST, SECOND, FOURTH], []);
  const { user } = openGroup();
  expect(screen.queryByText(/^Drop here/)).not.toBeInTheDocument();
  await drag(await memberRow(FOURTH), () => screen.getByText('Drop here to split off as a group of its own'));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title]));
  expect(screen.queryByText(/^Drop here/)).not.toBeInTheDocument();
  expect(splits.map(({ body }) => body)).toEqual([{ name: FOURTH.title, catalogIds: [FOURTH.id], version: 1 }]);
  await undo(user);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, FOURTH.title]));
  expect(merged).toHaveLength(1);
  await drag(await memberRow(SECOND), () => screen.getByText('Drop here to remove'));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, FOURTH.title]));
  expect(arranged.at(-1)?.body.catalogIds).toEqual([FIRST.id, FOURTH.id]);
  await undo(user);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, FOURTH.title]));
});

test('the chosen go out together, but are not split off when none would stay', async () => {
  const { splits } = groupsOf([FIRST, SECOND, THIRD], []);
  const { user } = openGroup();
  const choose = async ({ title }: CatalogOf) =>
    user.click((await members()).getByRole('checkbox', { name: `Choose ${title}` }));
  for (const one of [FIRST, SECOND, THIRD]) await choose(one);
  const dragged = await memberRow(SECOND);
  fireEvent.dragStart(dragged, carried());
  expect(screen.getByText('Drop here to remove the 3')).toBeInTheDocument();
  expect(screen.queryByText(/split off/)).not.toBeInTheDocument();
  fireEvent.dragEnd(dragged, carried());
  await choose(FIRST);
  await drag(await memberRow(THIRD), () => screen.getByText('Drop here to split off the 2 as a group of their own'));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title]));
  expect(splits.map(({ body }) => body)).toEqual([
    { name: SECOND.title, catalogIds: [SECOND.id, THIRD.id], version: 1 },
  ]);
});
