import { OrderScreen } from '@/components/orders/order-screen';

export default function OrderPage() {
  return <OrderScreen />;
}
