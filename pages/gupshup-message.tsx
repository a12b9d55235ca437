import { MessageScreen } from '@/components/messages/message-screen';

export default function WaSendPage() {
  return <MessageScreen />;
}
