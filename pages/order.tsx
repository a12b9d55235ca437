import { EmptyScreen } from '@/components/layout/empty-screen';

export default function OrderPage() {
  return <EmptyScreen id="order" />;
}
