import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminChatPage() {
  return <EmptyScreen id="admin-chat" />;
}
