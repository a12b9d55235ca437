import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminMarketPage() {
  return <EmptyScreen id="admin-market" />;
}
