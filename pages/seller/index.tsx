import { EmptyScreen } from '@/components/layout/empty-screen';

export default function SellerBrowsePage() {
  return <EmptyScreen id="seller-browse" />;
}
