import { audienceText } from '@/components/messages/campaign-words';
import { MessageScreen } from '@/components/messages/message-screen';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { CAMPAIGN, FREE } from '../support/campaigns';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

beforeEach(() => void serverKnows());

const open = () =>
  openApp(`/gupshup-message?campaign=${CAMPAIGN.id}`, {
    roles: ['admin'],
    pages: { '/gupshup-message': MessageScreen },
  });

test('A campaign shows who falls out and why, and is sent after a second look', async () => {
  let now = CAMPAIGN;
  mockEndpoint(campaignsApi.get, () => now);
  const steps = mockEndpoint(campaignsApi.step, () => {
    now = {
      ...CAMPAIGN,
      status: 'sending',
      startedAt: '2026-11-25T06:05:00.000Z',
      counts: { read: 4, sending: 5 },
      version: 5,
    };
    return now;
  });
  const { user } = open();
  const waterfall = within(await screen.findByRole('region', { name: 'Who gets it' }));
  expect(waterfall.getByRole('link', { name: 'Opted out' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=recipients&skipReason=opted-out'),
  );
  expect(waterfall.getByText('− 2')).toBeInTheDocument();
  expect(screen.getByText('9 of 13 will get it.')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'On a phone, dark' })).toHaveTextContent('Namaste Suresh ji');
  expect(screen.getByText('Schedule: Choose a time that is still to come.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(steps[0]?.body).toEqual({ to: 'sending', version: 4 }));
  const funnel = within(await screen.findByRole('list', { name: 'How far the messages came' }));
  expect(funnel.getByText('Handed over')).toHaveTextContent('Handed over 9');
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeEnabled();
});

test('What is in the way of a campaign stands beside the button that waits for it', async () => {
  const startProblem = 'A variable is empty for 1 recipient. Fill it first.';
  mockEndpoint(campaignsApi.get, { ...CAMPAIGN, facts: { ...FREE, startProblem } });
  open();
  expect(await screen.findByText(`Send now: ${startProblem}`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send now' })).toBeDisabled();
});

const LINK = `http://localhost/api/collection-links/${CAMPAIGN.id}/page?sign=${'A'.repeat(43)}`;

test('A campaign that links to a page of ours says who opened it', async () => {
  mockEndpoint(campaignsApi.get, {
    ...CAMPAIGN,
    status: 'completed',
    startedAt: '2026-11-25T06:05:00.000Z',
    endedAt: '2026-11-25T06:06:00.000Z',
    counts: { read: 6, delivered: 2 },
    linkViews: 5,
    opened: 2,
  });
  open();
  const funnel = within(await screen.findByRole('list', { name: 'How far the messages came' }));
  const link = funnel.getByRole('link', { name: 'Opened the link 25 % 2' });
  expect(link).toHaveAttribute('href', expect.stringContaining('tab=recipients&hasOpened=true'));
  expect(screen.getByText('5 times')).toBeInTheDocument();
});

test('A campaign without such a link says nothing of it', async () => {
  mockEndpoint(campaignsApi.get, { ...CAMPAIGN, startedAt: '2026-11-25T06:05:00.000Z' });
  open();
  expect(await screen.findByRole('list', { name: 'How far the messages came' })).not.toHaveTextContent('Opened');
});

test('The preview and the dry run show what the short link looks like', async () => {
  const fills = { buyer_name: { field: null, text: LINK } };
  mockEndpoint(campaignsApi.get, { ...CAMPAIGN, fills });
  open();
  const example = /http:\/\/localhost\/s\/[a-z2-9]{12}/;
  expect(await screen.findByRole('article', { name: 'On a phone, light' })).toHaveTextContent(example);
  expect(screen.getByText(/^Each recipient gets a short link of their own/)).toHaveTextContent(example);
});

test('An audience is told with what narrows it', () => {
  const buyers = { segment: [], state: [], productTypeId: [], orderedWithinDays: null };
  const none = { buyers: null, sellers: null, numbers: [] };
  expect(audienceText(none)).toBe('None chosen yet');
  expect(audienceText({ buyers, sellers: { marketId: [] }, numbers: ['1'] })).toBe(
    'All buyers; All sellers; 1 pasted number',
  );
  const few = { ...buyers, segment: ['saree' as const], state: ['Gujarat', 'Goa'], orderedWithinDays: 30 };
  expect(audienceText({ ...none, buyers: few, sellers: { marketId: [CAMPAIGN.id] } })).toBe(
    'Buyers: Saree, Gujarat or Goa, ordered within 30 days; Sellers: 1 market',
  );
  const ordered = { ...buyers, orderedCatalogId: [CAMPAIGN.id], orderedCollectionId: [CAMPAIGN.id] };
  expect(audienceText({ ...none, buyers: ordered })).toBe('Buyers: ordered of 1 catalog, ordered of 1 collection');
  const late = { ...buyers, orderedHeadline: ['placed' as const, 'dispatched' as const], hasDues: true };
  expect(audienceText({ ...none, buyers: late })).toBe(
    'Buyers: an order that is sent to seller or dispatched, with dues',
  );
});
