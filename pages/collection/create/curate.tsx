import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminCollectionCuratePage() {
  return <EmptyScreen id="admin-collection-curate" />;
}
