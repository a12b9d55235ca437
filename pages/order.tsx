import { EmptyScreen } from '@/components/shell/empty-screen';

export default function OrderPage() {
  return <EmptyScreen id="order" />;
}
