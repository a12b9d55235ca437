import { EmptyScreen } from '@/components/layout/empty-screen';

export default function SellerViewPage() {
  return <EmptyScreen id="seller-view" />;
}
