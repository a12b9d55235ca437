import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminCollectionCuratePage() {
  return <EmptyScreen id="admin-collection-curate" />;
}
