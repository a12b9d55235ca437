import { EmptyScreen } from '@/components/layout/empty-screen';

export default function BuyerViewPage() {
  return <EmptyScreen id="buyer-view" />;
}
