import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminCollectionViewPage() {
  return <EmptyScreen id="admin-collection-view" />;
}
