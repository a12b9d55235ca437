import { ConversationPane } from '@/components/chat/conversation-pane';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { renderScreen, screen } from '../support/render';

test('a conversation that does not load leaves the way back to the list', async () => {
  mockEndpoint(conversationsApi.get, () => refusal(500));
  const onClose = jest.fn();
  const { user } = renderScreen(<ConversationPane id="0198b2a0-0000-7000-8500-000000000001" onClose={onClose} />, {
    roles: ['admin'],
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(onClose).toHaveBeenCalled();
});
