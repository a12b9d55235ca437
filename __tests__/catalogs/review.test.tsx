import { fireEvent } from '@testing-library/react';
import { endSession } from '@/lib/client/auth/session-store';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import CatalogBrowsePage from '@/pages/catalog';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { KIRAN } from '../support/sellers';
import { act, screen, waitFor, within } from '../support/render';
import { mockReviewQueue, waiting } from '../support/review-place';
import { signedIn } from '../support/session';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';

function reviewOf(...all: CatalogDetail[]) {
  serverKnows(asha({ fo: ['editor_review'] }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  let left = all;
  const judge = (id: string | undefined, status: CatalogDetail['status']) => {
    const one = left.find((catalogLeft) => catalogLeft.id === id);
    left = left.filter((catalogLeft) => catalogLeft.id !== id);
    return one ? { ...one, status, version: one.version + 1 } : refusal(404);
  };
  mockReviewQueue(() => left);
  let elsewhere: CatalogDetail | undefined;
  const faster = () =>
    elsewhere &&
    refusal(409, { code: 'changed_meanwhile', message: 'Somebody else changed this.', current: elsewhere });
  return {
    judgedElsewhere: () => {
      const [first] = left;
      elsewhere = first && { ...first, status: 'live', version: 2, reviewedBy: { ...KIRAN, name: 'Kiran' } };
      left = [];
    },
    change: (change: (one: CatalogDetail) => CatalogDetail) => (left = left.map(change)),
    accepted: mockEndpoint(catalogsApi.accept, ({ params, body }) => {
      const now = elsewhere ?? left.find(({ id }) => id === params.id);
      if (now && now.version !== body.version)
        return refusal(409, { code: 'changed_meanwhile', message: 'Somebody else changed this.', current: now });
      return judge(params.id, 'live');
    }),
    stepped: mockEndpoint(catalogsApi.step, ({ params, body }) => faster() ?? judge(params.id, body.to)),
  };
}

const open = () =>
  openApp('/catalog?tab=review', { roles: ['editor_review'], pages: { '/catalog': CatalogBrowsePage } });

test('accepts with one key, and the next one is there', async () => {
  const { accepted } = reviewOf(waiting(1), waiting(2));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  expect(screen.getByText('2 catalogs wait.')).toBeInTheDocument();
  expect(screen.getByText('Pure georgette ₹415 + GST')).toBeInTheDocument();
  await user.keyboard('a');
  await screen.findByRole('heading', { name: 'Georgette saree 2' });
  expect(accepted.map(({ body }) => body)).toEqual([{ version: 1 }]);
  await user.keyboard('a');
  await screen.findByText('Nothing waits for your review');
});

test('takes an acceptance back from the toast, on the version that went live', async () => {
  reviewOf(waiting(1));
  const undone = mockEndpoint(catalogsApi.undoAccept, waiting(1));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  await user.keyboard('a');
  expect(await screen.findByText('Georgette saree 1 is live.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone.map(({ body }) => body)).toEqual([{ version: 2 }]));
});

test('corrects the rate and accepts in one go; letters in a field do nothing else', async () => {
  const { accepted } = reviewOf(waiting(1));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  await user.keyboard('f');
  expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveFocus();
  await user.keyboard('420');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' a b r');
  expect(accepted).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Fix and accept (A)' }));
  await waitFor(() => expect(accepted).toHaveLength(1));
  expect(accepted[0]?.body).toEqual({ title: 'Georgette saree 1 a b r', rate: 42_000, version: 1 });
});

test('sends back with a note; without one it stays', async () => {
  const { stepped } = reviewOf(waiting(1));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  await user.keyboard('b');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(dialog.getByText('Say why.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The rate is of the set.');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await screen.findByText('Nothing waits for your review');
  expect(stepped[0]?.body).toEqual({ to: 'changes_requested', reason: 'The rate is of the set.', version: 1 });
});

test('says when somebody changed it meanwhile, and shows it as it is now', async () => {
  const { change, accepted } = reviewOf(waiting(1));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  change((one) => ({ ...one, rate: 39_900, version: 2 }));
  await user.keyboard('a');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('399'));
  await user.keyboard('a');
  await waitFor(() => expect(accepted.map(({ body }) => body.version)).toEqual([1, 2]));
});

test('keeps a fix that was typed when somebody changes the catalog meanwhile', async () => {
  const { change, accepted } = reviewOf(waiting(1));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' red');
  change((one) => ({ ...one, rate: 39_900, version: 2 }));
  await user.click(screen.getByRole('button', { name: 'Fix and accept (A)' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('399'));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Georgette saree 1 red');
  await user.click(screen.getByRole('button', { name: 'Fix and accept (A)' }));
  await waitFor(() => expect(accepted.at(-1)?.body).toEqual({ title: 'Georgette saree 1 red', version: 2 }));
});

test('a key that is held down judges one catalog only; capitals are the same keys', async () => {
  const { accepted } = reviewOf(waiting(1), waiting(2), waiting(3));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  await user.keyboard('A');
  await screen.findByRole('heading', { name: 'Georgette saree 2' });
  fireEvent.keyDown(document.body, { key: 'A', repeat: true });
  await user.keyboard('L');
  await screen.findByRole('heading', { name: 'Georgette saree 3' });
  await user.keyboard('A');
  await waitFor(() => expect(accepted.map(({ params }) => params.id)).toEqual([waiting(1).id, waiting(3).id]));
});

test.each(['a', 'r'])('says who was faster (%s)', async (key) => {
  const { judgedElsewhere } = reviewOf(waiting(1));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Georgette saree 1' });
  judgedElsewhere();
  await user.keyboard(key);
  if (key === 'r') {
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Blurred.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    // The typed reason is discarded only after the person confirms it.
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Your reason: Blurred.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Continue (L)' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
  }
  await screen.findByText('Nothing waits for your review');
  expect(await screen.findByText('Kiran decided first: Georgette saree 1 is live.')).toBeInTheDocument();
});

test('names what is missing and does not offer to accept', async () => {
  const { accepted } = reviewOf(waiting(1, { rate: null, missing: ['rate'] }));
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Accept (A)' })).toBeDisabled();
  expect(screen.getByText('Still missing: rate.')).toBeInTheDocument();
  await user.keyboard('a');
  expect(accepted).toHaveLength(0);
});

test('a session that ends loses nothing that was put right', async () => {
  const { accepted } = reviewOf(waiting(1));
  const { user } = open();
  const box = (name: string) => screen.findByRole('textbox', { name });
  await user.type(await box('Title'), ' in red');
  await user.clear(await box('Rate'));
  await user.type(await box('Rate'), '420.50');
  act(endSession);
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeInTheDocument();
  act(() => signedIn(['editor_review']));
  await waitFor(async () => expect(await box('Title')).toHaveValue('Georgette saree 1 in red'));
  expect(await box('Rate')).toHaveValue('420.50');
  await user.click(screen.getByRole('button', { name: 'Fix and accept (A)' }));
  await screen.findByText('Nothing waits for your review');
  expect(accepted.map(({ body }) => body)).toEqual([{ title: 'Georgette saree 1 in red', rate: 42_050, version: 1 }]);
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('words '))).toEqual([]);
});
