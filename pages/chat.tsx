import { ChatScreen } from '@/components/chat/chat-screen';

export default function AdminChatPage() {
  return <ChatScreen />;
}

AdminChatPage.fetchesEarly = ChatScreen.fetchesEarly;
