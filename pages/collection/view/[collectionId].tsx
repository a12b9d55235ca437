import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminCollectionViewPage() {
  return <EmptyScreen id="admin-collection-view" />;
}
