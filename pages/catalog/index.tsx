import { EmptyScreen } from '@/components/layout/empty-screen';

export default function CatalogBrowsePage() {
  return <EmptyScreen id="catalog-browse" />;
}
