import { EmptyScreen } from '@/components/shell/empty-screen';

export default function WaSendPage() {
  return <EmptyScreen id="wa-send" />;
}
