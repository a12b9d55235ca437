import { SellerViewScreen } from '@/components/sellers/seller-view-screen';

export default function SellerViewPage() {
  return <SellerViewScreen />;
}
