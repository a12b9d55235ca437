import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminCollectionFinalizePage() {
  return <EmptyScreen id="admin-collection-finalize" />;
}
