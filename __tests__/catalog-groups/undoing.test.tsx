import {
  BURIED_ID,
  FIRST,
  FOURTH,
  groupsOf,
  names,
  openGroup,
  OTHER,
  proposal,
  SECOND,
  THIRD,
} from '../support/group-place';
import { screen, waitFor } from '../support/render';

const undos = () => screen.queryAllByRole('button', { name: 'Undo' });
const undo = () => screen.findByRole('button', { name: 'Undo' });

test('only the last deed is taken back, which is said, and can be done again', async () => {
  const { arranged } = groupsOf([FIRST, SECOND], [proposal(THIRD), proposal(FOURTH)]);
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: `Add: ${THIRD.title}` }));
  await undo();
  await user.click(await screen.findByRole('button', { name: `Add: ${FOURTH.title}` }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, THIRD.title, FOURTH.title]));
  expect(await screen.findByText(`${FOURTH.title} belongs to it now.`)).toBeInTheDocument();
  expect(undos()).toHaveLength(1);
  await user.click(await undo());
  expect(await screen.findByText('Kesariya vol 4 is as it was.')).toBeInTheDocument();
  expect(await names()).toEqual([FIRST.title, SECOND.title, THIRD.title]);
  await user.click(await undo());
  await waitFor(async () => expect(await names()).toHaveLength(4));
  expect(arranged.map(({ body }) => body.version)).toEqual([1, 2, 3, 4]);
});

test('nothing is undone while another action runs, which then has its own Undo', async () => {
  const { arranged, holdArranging } = groupsOf([FIRST, SECOND], [proposal(THIRD), proposal(FOURTH)]);
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: `Add: ${THIRD.title}` }));
  const first = await undo();
  const answer = holdArranging();
  await user.click(await screen.findByRole('button', { name: `Add: ${FOURTH.title}` }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(undos()).toEqual([]);
  answer();
  await user.click(await undo());
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, THIRD.title]));
  expect(arranged.map(({ body }) => body.version)).toEqual([1, 2, 3]);
});

test('two groups are apart again with what each had, deleted catalogs too', async () => {
  const { splits } = groupsOf([FIRST, SECOND], [proposal(FOURTH, { group: OTHER })]);
  const { user } = openGroup();
  await user.click(await screen.findByRole('button', { name: `Merge with Radha vol 2: ${FOURTH.title}` }));
  await user.click(await undo());
  expect(await screen.findByText('Radha vol 2 is a group of its own again.')).toBeInTheDocument();
  expect(splits.map(({ body }) => body)).toEqual([
    { name: OTHER.name, catalogIds: [FOURTH.id, BURIED_ID], version: 2 },
  ]);
});
