import { EmptyScreen } from '@/components/layout/empty-screen';

export default function SellerSalesmanPage() {
  return <EmptyScreen id="seller-salesman" />;
}
