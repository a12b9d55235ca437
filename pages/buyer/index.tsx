import { EmptyScreen } from '@/components/shell/empty-screen';

export default function BuyerBrowsePage() {
  return <EmptyScreen id="buyer-browse" />;
}
