import { EmptyScreen } from '@/components/layout/empty-screen';

export default function BuyerBrowsePage() {
  return <EmptyScreen id="buyer-browse" />;
}
