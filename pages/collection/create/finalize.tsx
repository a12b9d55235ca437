import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminCollectionFinalizePage() {
  return <EmptyScreen id="admin-collection-finalize" />;
}
