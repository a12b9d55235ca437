import { OrderNewScreen } from '@/components/orders/order-new-screen';

export default function OrderNewPage() {
  return <OrderNewScreen />;
}
