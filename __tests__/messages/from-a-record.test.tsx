import { MessageForm } from '@/components/entities/message/message-form';
import { OrderOfCatalogs } from '@/components/entities/order-of-catalogs';
import { type Composer, messagesApi } from '@/lib/contracts/messages/messages';
import type { Role } from '@/config/roles';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor } from '../support/render';

const BUYER = '0198b2a0-0000-7000-8000-0000000000b1';
const COMPOSER: Composer = {
  ...{ name: 'Suresh Gupta', phone: '+919829012345', problem: null, messages: [], templates: [] },
  openUntil: '2036-11-20T06:00:00.000Z',
};

const SENT: Composer['messages'][number] = {
  ...{ id: BUYER, phone: '+919829012345', text: 'One', category: 'service', stage: 'queued', failureCode: null },
  ...{ campaignName: null, sender: { id: BUYER, name: 'Asha Patel' }, at: '2026-11-20T06:00:00.000Z' },
};

test('a try again is the same message, the next message is another', async () => {
  serverKnows();
  let isDown = true;
  const sent = mockEndpoint(messagesApi.send, () =>
    isDown ? refusal(503, { message: 'Try again in a minute.' }) : SENT,
  );
  const Page = () => <MessageForm composer={COMPOSER} subject="buyers" subjectId={BUYER} />;
  const { user } = openApp('/order', { roles: ['admin'], pages: { '/order': Page } });
  const say = async (text: string) => {
    const field = await screen.findByRole('textbox', { name: 'Text' });
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
  };
  await say('One');
  await waitFor(() => expect(sent).toHaveLength(1));
  isDown = false;
  await say('One');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(''));
  await say('Two');
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, again, next] = sent.map(({ body }) => body.id);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test.each([
  ['editor_review', false],
  ['manage_buyer', true],
] as [Role, boolean][])('an order of catalogs is offered to who takes orders: %s, %s', async (role, isOffered) => {
  serverKnows(asha({ fo: [role] }));
  const Page = () => (
    <>
      <h1>Catalogs</h1>
      <OrderOfCatalogs catalogIds={[BUYER]} label="Order this" />
    </>
  );
  openApp('/', { roles: [role], pages: { '/': Page } });
  await screen.findByRole('heading', { name: 'Catalogs' });
  expect(screen.queryAllByRole('button', { name: 'Order this' })).toHaveLength(isOffered ? 1 : 0);
});
