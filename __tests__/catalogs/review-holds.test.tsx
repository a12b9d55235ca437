import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { REVIEW_BEAT_SECONDS } from '@/lib/domain/records/review-hold';
import CatalogBrowsePage from '@/pages/catalog';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { act, screen, waitFor, within } from '../support/render';
import { mockReviewQueue, waiting } from '../support/review-place';
import { KIRAN } from '../support/sellers';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';

const MEERA = { id: '0198b2a0-0000-7000-8000-000000000077', name: 'Meera Shah' };
const [FIRST, SECOND, THIRD] = [waiting(1), waiting(2), waiting(3)];

function reviewing(...left: ReturnType<typeof waiting>[]) {
  serverKnows(asha({ fo: ['editor_review'] }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  return mockReviewQueue(() => left);
}

const open = () =>
  openApp('/catalog?tab=review', { roles: ['editor_review'], pages: { '/catalog': CatalogBrowsePage } }).user;

const shown = (last: number) => screen.findByRole('heading', { name: `Georgette saree ${last}` });
const idsOf = (requests: { params: { id?: string } }[]) => requests.map(({ params }) => params.id);

/** A tab that becomes visible again refetches the queue and reports that its user is back. */
const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('what another took in the same moment is passed over', async () => {
  const { faster, taken } = reviewing(FIRST, SECOND);
  faster.set(FIRST.id, MEERA);
  open();
  await shown(2);
  expect(await screen.findByText('2 catalogs wait. 1 is with another reviewer.')).toBeInTheDocument();
  expect(idsOf(taken)).toEqual([FIRST.id, SECOND.id]);
});

test('whoever comes back to one that another looks at by then is told who', async () => {
  const beats = jest.spyOn(window, 'setInterval');
  const { withOthers, taken } = reviewing(FIRST, SECOND, THIRD);
  open();
  await shown(1);
  await waitFor(() => expect(idsOf(taken)).toEqual([FIRST.id]));
  expect(beats).toHaveBeenCalledWith(expect.any(Function), REVIEW_BEAT_SECONDS * 1000);
  beats.mockRestore();
  withOthers.set(FIRST.id, MEERA).set(THIRD.id, KIRAN);
  lookAgain();
  await shown(2);
  expect(await screen.findByText('Meera Shah is reviewing Georgette saree 1 now.')).toBeInTheDocument();
  expect(await screen.findByText('3 catalogs wait. 2 are with other reviewers.')).toBeInTheDocument();
});

test('says nothing of a person who looks elsewhere', async () => {
  const { taken } = reviewing(FIRST);
  open();
  await shown(1);
  await waitFor(() => expect(taken).toHaveLength(1));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  lookAgain();
  visibility.mockRestore();
  lookAgain();
  await waitFor(() => expect(taken).toHaveLength(2));
});

test('what waited for longer and is free again waits until this one is done', async () => {
  const { withOthers, looks } = reviewing(FIRST, SECOND);
  withOthers.set(FIRST.id, MEERA);
  const user = open();
  await shown(2);
  withOthers.clear();
  lookAgain();
  expect(await screen.findByText('2 catalogs wait.')).toBeInTheDocument();
  await shown(2);
  expect(looks.length).toBeGreaterThan(1);
  await user.keyboard('l');
  await shown(1);
});

test('later is at the end of the view, and free for others', async () => {
  const { givenBack } = reviewing(FIRST, SECOND, THIRD);
  const user = open();
  await shown(1);
  expect(screen.getByText(/^Keys:.* L later\.$/)).toBeInTheDocument();
  await user.keyboard('l');
  await shown(2);
  await waitFor(() => expect(idsOf(givenBack)).toContain(FIRST.id));
  await user.click(screen.getByRole('button', { name: 'Later (L)' }));
  await shown(3);
  await user.keyboard('L');
  await shown(1);
  await user.keyboard('l');
  await shown(2);
});

test('the only one cannot be put off', async () => {
  reviewing(FIRST);
  const user = open();
  await shown(1);
  expect(screen.getByRole('button', { name: 'Later (L)' })).toBeDisabled();
  await user.keyboard('l');
  await shown(1);
});

test('asks before something typed is lost', async () => {
  reviewing(FIRST, SECOND);
  const user = open();
  await shown(1);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' red');
  await user.click(screen.getByRole('button', { name: 'Later (L)' }));
  const question = () => screen.findByRole('dialog', { name: 'Continue without saving?' });
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Georgette saree 1 red');
  await user.click(screen.getByRole('button', { name: 'Later (L)' }));
  await user.click(within(await question()).getByRole('button', { name: 'Continue' }));
  await shown(2);
});

test('says with whom all of it is, and what comes free is there by itself', async () => {
  const { withOthers } = reviewing(FIRST, SECOND);
  withOthers.set(FIRST.id, MEERA).set(SECOND.id, KIRAN);
  open();
  expect(await screen.findByText('Other reviewers have everything that waits')).toBeInTheDocument();
  expect(screen.getByText(/^Meera Shah and Kiran Vyas are looking at it\./)).toBeInTheDocument();
  withOthers.delete(SECOND.id);
  lookAgain();
  await shown(2);
});

const gone = /^Another reviewer has this catalog now/;

/** Types a title while another reviewer takes the catalog. */
async function typeWhileTaken() {
  const { withOthers } = reviewing(FIRST, SECOND);
  const user = open();
  await shown(1);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' red');
  withOthers.set(FIRST.id, MEERA);
  lookAgain();
  await screen.findByText(gone);
  return { user, withOthers };
}

test('what was typed stays when another takes the catalog, until the person goes on', async () => {
  const { user } = await typeWhileTaken();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Georgette saree 1 red');
  expect(screen.getByRole('button', { name: 'Fix and accept (A)' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /\([BR]\)$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue (L)' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }));
  await shown(2);
});

test('what comes back to the person can be judged again, with what they typed', async () => {
  const { withOthers } = await typeWhileTaken();
  withOthers.clear();
  lookAgain();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fix and accept (A)' })).toBeEnabled());
  expect(screen.queryByText(gone)).not.toBeInTheDocument();
});

test('a key for a catalog that just went is not one for the next', async () => {
  const { withOthers } = reviewing(FIRST, SECOND);
  const user = open();
  await shown(1);
  withOthers.set(FIRST.id, MEERA);
  lookAgain();
  await shown(2);
  await user.keyboard('r');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(
    async () => {
      await user.keyboard('r');
      expect(screen.getByRole('dialog', { name: /Georgette saree 2/ })).toBeInTheDocument();
    },
    { timeout: 3_000 },
  );
});
