import { MessageScreen } from '@/components/messages/message-screen';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { type MessageHealth, messagesApi } from '@/lib/contracts/messages/messages';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, within } from '../support/render';

const WELL: MessageHealth = {
  provider: 'sandbox',
  problem: null,
  wallet: '₹ 1,200',
  heardAt: null,
  sent: 0,
  failed: 0,
  unclear: 0,
  waiting: 0,
  unread: 0,
  pausedTemplates: 0,
  notice: null,
};
const NOTICE = 'Quiet hours: messages go out from 9:00 am on.';
const PROBLEM = 'No provider is set.';

test.each([
  ['where messages go', {}, 'Messages go to the built-in sandbox: no phone receives them.'],
  ['the quiet hours', { notice: NOTICE }, NOTICE],
  ['what keeps messages back, before the quiet hours', { notice: NOTICE, problem: PROBLEM }, PROBLEM],
])('The line of the heading tells %s', async (_what, health: Partial<MessageHealth>, line) => {
  serverKnows();
  mockEndpoint(campaignsApi.list, { rows: [], next: null, previous: null, count: { value: 0, isExact: true } });
  mockEndpoint(messagesApi.health, { ...WELL, ...health });
  openApp('/gupshup-message', { roles: ['admin'], pages: { '/gupshup-message': MessageScreen } });
  const header = (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
  expect(await within(header).findByText(line)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
