import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';

export default function SellerBrowsePage() {
  return <SellerBrowseScreen />;
}

SellerBrowsePage.fetchesEarly = SellerBrowseScreen.fetchesEarly;
