import { EmptyScreen } from '@/components/shell/empty-screen';

export default function BuyerViewPage() {
  return <EmptyScreen id="buyer-view" />;
}
