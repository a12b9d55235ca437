import { useState } from 'react';
import { endSession } from '@/lib/client/auth/session-store';
import { brokenPage } from '@/lib/client/typing/broken-page';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { anotherTabWrites } from '../support/other-tab';
import { asha, serverKnows } from '../support/open-app';
import { act, renderScreen, screen, waitFor } from '../support/render';
import { signedIn } from '../support/session';

function Dialog({ record }: { record: string }) {
  const [title, setTitle] = useState('Saree');
  const [reason, setReason] = useState('');
  useKeptWords(`reject ${record}`, { title, reason }, { title: 'Saree', reason: '' }, (words) => {
    setTitle(words.title);
    setReason(words.reason);
  });
  return (
    <>
      <input aria-label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <input aria-label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
    </>
  );
}

function Page() {
  const [record, setRecord] = useState<string | null>(null);
  return (
    <>
      {['one', 'two'].map((name) => (
        <button key={name} onClick={() => setRecord(record === name ? null : name)}>
          {name}
        </button>
      ))}
      {record && <Dialog key={record} record={record} />}
    </>
  );
}

const kept = () => Object.entries(window.localStorage).filter(([key]) => key.startsWith('words '));
const words = () => kept().map(([, text]) => JSON.parse(String(text)) as { at: number; words: object });
const reason = () => screen.findByRole('textbox', { name: 'Reason' });

function open() {
  serverKnows();
  return renderScreen(<Page />, { roles: ['admin'] });
}
async function openDialog(name = 'one') {
  const { user, unmount } = open();
  await user.click(screen.getByRole('button', { name }));
  return { user, unmount, field: await reason() };
}
/** A person typed a reason, and the page was replaced. */
async function typeAndLose(goes: () => void = () => (brokenPage.isNow = true)) {
  const { user, unmount, field } = await openDialog();
  await user.type(field, 'Torn');
  await waitFor(() => expect(words()).toMatchObject([{ words: { reason: 'Torn' } }]));
  act(goes);
  unmount();
}
afterEach(() => (brokenPage.isNow = false));

test('text typed into a dialog returns when it reopens, with the rest unchanged', async () => {
  await typeAndLose();
  const { field } = await openDialog();
  await waitFor(() => expect(field).toHaveValue('Torn'));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Saree');
  expect(await screen.findByText('Your earlier text is back. It is not saved yet.')).toBeInTheDocument();
});

test('after a session ended as well, to the same person alone', async () => {
  await typeAndLose(endSession);
  serverKnows(asha({ id: '0198b2a0-0000-7000-8000-000000000002', name: 'Binu Rao' }));
  signedIn(['admin'], { name: 'Binu Rao' });
  const { user, unmount } = renderScreen(<Page />);
  await user.click(screen.getByRole('button', { name: 'one' }));
  await user.type(await reason(), 'x');
  await waitFor(() => expect(words()).toHaveLength(2));
  expect(await reason()).toHaveValue('x');
  unmount();
  const { field } = await openDialog();
  await waitFor(() => expect(field).toHaveValue('Torn'));
});

test('it does not come back in the dialog of another record', async () => {
  await typeAndLose();
  const { user, field } = await openDialog('two');
  await user.type(field, 'x');
  await waitFor(() => expect(words()).toHaveLength(2));
  expect(field).toHaveValue('x');
});

test('closing gives it up, and so does taking back what was typed', async () => {
  const { user, field } = await openDialog();
  await user.type(field, 'Torn');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await user.clear(field);
  await waitFor(() => expect(kept()).toEqual([]));
  await user.type(field, 'Torn');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'one' }));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('what another tab keeps under the same name stays', async () => {
  const { user, field } = await openDialog();
  await user.type(field, 'Torn');
  await waitFor(() => expect(kept()).toHaveLength(1));
  const theirs = { at: Date.now() + 5, words: { reason: 'Late' } };
  anotherTabWrites(kept()[0]?.[0] ?? '', theirs);
  await user.click(screen.getByRole('button', { name: 'one' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument());
  expect(words()).toEqual([theirs]);
});

test('after a week it is about a record as nobody remembers it', async () => {
  await typeAndLose();
  const [[key, text] = ['', '']] = kept();
  const old = { ...(JSON.parse(String(text)) as object), at: Date.now() - 7 * 24 * 60 * 60 * 1000 };
  window.localStorage.setItem(key, JSON.stringify(old));
  const { user, field } = await openDialog();
  await user.type(field, 'x');
  await waitFor(() => expect(words()).toMatchObject([{ words: { reason: 'x' } }]));
});
