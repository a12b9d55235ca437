import { useState } from 'react';
import { ConversationRow } from '@/components/chat/conversation-row';
import { useChatKeys } from '@/components/chat/use-chat-keys';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { renderScreen, screen } from '../support/render';

function Inbox({ ids }: { ids: readonly string[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  useChatKeys({ ids, openId, onOpen: setOpenId });
  return <p>Open: {openId}</p>;
}

test.each([
  ['j', 'c'],
  ['k', 'a'],
])('%s goes on from the place of a conversation that left the list', async (key, next) => {
  const { user, rerender } = renderScreen(<Inbox ids={['a', 'b', 'c']} />);
  await user.keyboard('jj');
  expect(screen.getByText('Open: b')).toBeInTheDocument();
  rerender(<Inbox ids={['a', 'c']} />);
  await user.keyboard(key);
  expect(screen.getByText(`Open: ${next}`)).toBeInTheDocument();
});

test('after the first one left the list there is no one before it', async () => {
  const { user, rerender } = renderScreen(<Inbox ids={['a', 'b']} />);
  await user.keyboard('j');
  rerender(<Inbox ids={['b']} />);
  await user.keyboard('k');
  expect(screen.getByText('Open: a')).toBeInTheDocument();
  await user.keyboard('j');
  expect(screen.getByText('Open: b')).toBeInTheDocument();
});

test('a conversation that opens comes into sight in the list', () => {
  const seen = jest.fn();
  Element.prototype.scrollIntoView = seen;
  const conversation = { id: 'a', name: 'Rekha', lastText: '', lastAt: '2026-11-24T06:00:00.000Z' } as Conversation;
  const row = (isOpen: boolean) => <ConversationRow conversation={conversation} isOpen={isOpen} onOpen={() => {}} />;
  const { rerender } = renderScreen(row(false));
  expect(seen).not.toHaveBeenCalled();
  rerender(row(true));
  expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
});
