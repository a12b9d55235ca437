import { EmptyScreen } from '@/components/layout/empty-screen';

export default function WaSendPage() {
  return <EmptyScreen id="wa-send" />;
}
