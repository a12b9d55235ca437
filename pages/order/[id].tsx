import { OrderViewScreen } from '@/components/orders/order-view-screen';

export default function OrderViewPage() {
  return <OrderViewScreen />;
}
