import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminCollectionPage() {
  return <EmptyScreen id="admin-collection" />;
}
