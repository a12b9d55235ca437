import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminCatalogPage() {
  return <EmptyScreen id="admin-catalog" />;
}
