import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminCollectionPage() {
  return <EmptyScreen id="admin-collection" />;
}
