import { EmptyScreen } from '@/components/layout/empty-screen';

export default function CatalogEditPage() {
  return <EmptyScreen id="catalog-edit" />;
}
