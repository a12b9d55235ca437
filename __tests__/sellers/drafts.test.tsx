import { act } from '@testing-library/react';
import { useState } from 'react';
import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import { endSession } from '@/lib/client/auth/session-store';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { anotherTabWrites } from '../support/other-tab';
import { screen, waitFor, within } from '../support/render';
import { KESAR, LAXMI, sellersOf } from '../support/sellers';
import { signedIn } from '../support/session';

const NOTES = { rows: [], next: null, previous: null, count: { value: 0, isExact: true } } as const;

function openTab({ id }: SellerDetail, tab = '') {
  mockEndpoint(sellersApi.notes, { ...NOTES, rows: [] });
  return openApp(`/seller/${id}${tab && `?tab=${tab}`}`, {
    roles: ['admin'],
    pages: { '/seller/[id]': Page },
  });
}
const open = (seller: SellerDetail, tab?: string) => openTab(seller, tab).user;

/** A seller's page, with a part that throws on demand. */
function Page() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('no such thread');
  return (
    <>
      <SellerViewScreen />
      <button onClick={() => setIsBroken(true)}>Break</button>
    </>
  );
}
const box = (name: string) => screen.findByRole('textbox', { name });
const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft '));

/** The server ended the session and the login page shows; then a person signs in at the same address. */
async function signInAgain() {
  act(endSession);
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeInTheDocument();
  act(() => signedIn());
}

test('an ended session loses no word of a form: it returns at sign-in, saves as typed', async () => {
  const { change } = sellersOf();
  const saved = mockEndpoint(sellersApi.update, ({ params, body }) =>
    change(params.id, { assignedScore: body.assignedScore }),
  );
  const user = open(KESAR);
  await user.type(await box('Assigned score'), '71');
  await signInAgain();
  await waitFor(async () => expect(await box('Assigned score')).toHaveValue('71'));
  expect(await screen.findByText('Your earlier text is back. It is not saved yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ assignedScore: 71, version: 1 }]));
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('what somebody else changed meanwhile is not written over by what comes back', async () => {
  const { change } = sellersOf();
  const saves = mockEndpoint(sellersApi.update, ({ params, body }) =>
    body.version === 1
      ? refusal(409, { code: 'changed_meanwhile', current: { ...KESAR, assignedScore: 30, version: 2 } })
      : change(params.id, {}),
  );
  const user = open(KESAR);
  await user.type(await box('Assigned score'), '71');
  act(endSession);
  await screen.findByRole('button', { name: 'LOG IN' });
  change(KESAR.id, { assignedScore: 30 });
  act(() => signedIn());
  await waitFor(async () => expect(await box('Assigned score')).toHaveValue('71'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const choice = within(await screen.findByRole('group', { name: 'Assigned score' }));
  expect(choice.getByRole('radio', { name: 'Theirs 30' })).toBeInTheDocument();
  expect(choice.getByRole('radio', { name: 'Mine 71' })).toBeChecked();
  expect(saves.map(({ body }) => body)).toEqual([{ assignedScore: 71, version: 1 }]);
});

test('a note that was begun comes back, for whoever wrote it and nobody else', async () => {
  sellersOf();
  const user = open(KESAR, 'notes');
  await user.type(await box('New note'), 'Sends fewer photos than designs');
  act(endSession);
  await screen.findByRole('button', { name: 'LOG IN' });
  const other = asha({ id: '0198b2a0-0000-7000-8000-000000000002', name: 'Binu Rao' });
  sellersOf(undefined, other);
  act(() => signedIn(['admin'], { name: 'Binu Rao' }));
  expect(await box('New note')).toHaveValue('');
  act(endSession);
  await screen.findByRole('button', { name: 'LOG IN' });
  sellersOf();
  act(() => signedIn());
  await waitFor(async () => expect(await box('New note')).toHaveValue('Sends fewer photos than designs'));
});

test('a note that was begun for one seller stands at no other', async () => {
  sellersOf();
  const { user, unmount } = openTab(KESAR, 'notes');
  await user.type(await box('New note'), 'Sends fewer photos than designs');
  const leave = async () => {
    act(endSession);
    await screen.findByRole('button', { name: 'LOG IN' });
  };
  await leave();
  unmount();
  const other = openTab(LAXMI, 'notes');
  expect(await box('New note')).toHaveValue('');
  await leave();
  other.unmount();
  open(KESAR, 'notes');
  await waitFor(async () => expect(await box('New note')).toHaveValue('Sends fewer photos than designs'));
});

test('what was given up does not come back', async () => {
  sellersOf();
  const user = open(KESAR);
  const score = await box('Assigned score');
  await user.type(score, '71');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await user.clear(score);
  await waitFor(() => expect(drafts()).toEqual([]));
  await user.type(score, '72');
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await box('New note')).toBeInTheDocument();
  expect(drafts()).toEqual([]);
});

test('a page that breaks loses no word: it is there again once the page is loaded anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sellersOf();
  const { user, unmount } = openTab(KESAR);
  await user.type(await box('Assigned score'), '71');
  await user.click(screen.getByRole('button', { name: 'Break' }));
  expect(await screen.findByText('This page stopped working')).toBeInTheDocument();
  unmount();
  const again = open(KESAR);
  await waitFor(async () => expect(await box('Assigned score')).toHaveValue('71'));
  // The page works again, so leaving it discards the typed text as usual.
  await again.click(screen.getByRole('tab', { name: 'Notes' }));
  await again.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await box('New note')).toBeInTheDocument();
  expect(drafts()).toEqual([]);
});

describe('Two tabs on one record', () => {
  const stored = () =>
    drafts().map((key) => JSON.parse(window.localStorage.getItem(key) ?? 'null') as { mine: object });
  async function type() {
    sellersOf();
    const user = open(KESAR);
    await user.type(await box('Assigned score'), '71');
    await waitFor(() => expect(stored()).toMatchObject([{ mine: { assignedScore: 71 } }]));
    const [key = ''] = drafts();
    return { user, key };
  }
  const giveUp = async (user: ReturnType<typeof open>) => {
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await box('New note')).toBeInTheDocument();
  };

  test('leaving one keeps what the other wrote last', async () => {
    const { user, key } = await type();
    const theirs = { at: Date.now() + 5, version: 1, before: { assignedScore: null }, mine: { assignedScore: 80 } };
    anotherTabWrites(key, theirs);
    await giveUp(user);
    expect(stored()).toEqual([theirs]);
  });

  test('when the other one removes its own, this one keeps what is typed here', async () => {
    const { user, key } = await type();
    anotherTabWrites(key, { at: Date.now() + 5, version: 1, before: {}, mine: { assignedScore: 80 } });
    anotherTabWrites(key, null);
    expect(stored()).toMatchObject([{ mine: { assignedScore: 71 } }]);
    await giveUp(user);
    expect(stored()).toEqual([]);
  });
});

describe('The reason in a dialog', () => {
  const reasonOf = async (user: ReturnType<typeof open>, name = 'Suspend') => {
    await user.click(await screen.findByRole('button', { name }));
    return box('Reason');
  };
  const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('words '));

  test('is there when the dialog reopens after the session ended, and goes when used', async () => {
    const { change } = sellersOf();
    mockEndpoint(sellersApi.transition, ({ params, body }) => change(params.id, { status: body.to }));
    const user = open(KESAR);
    await user.type(await reasonOf(user), 'Sends torn goods');
    await signInAgain();
    expect(await reasonOf(user)).toHaveValue('Sends torn goods');
    expect(kept()).toHaveLength(1);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(kept()).toEqual([]);
  });

  test('is gone once it was given up', async () => {
    sellersOf();
    const { user, unmount } = openTab(KESAR);
    await user.type(await reasonOf(user), 'Sends torn goods');
    expect(kept()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(kept()).toEqual([]));
    unmount();
    const again = open(KESAR);
    expect(await reasonOf(again)).toHaveValue('');
  });
});
