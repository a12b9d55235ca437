import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminChatPage() {
  return <EmptyScreen id="admin-chat" />;
}
