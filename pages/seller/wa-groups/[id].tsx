import { EmptyScreen } from '@/components/layout/empty-screen';

export default function SellerWaGroupsPage() {
  return <EmptyScreen id="seller-wa-groups" />;
}
