import { BuyerBrowseScreen } from '@/components/buyers/buyer-browse-screen';

export default function BuyerBrowsePage() {
  return <BuyerBrowseScreen />;
}

BuyerBrowsePage.fetchesEarly = BuyerBrowseScreen.fetchesEarly;
