import { BuyerViewScreen } from '@/components/buyers/buyer-view-screen';

export default function BuyerViewPage() {
  return <BuyerViewScreen />;
}
