import { EmptyScreen } from '@/components/layout/empty-screen';

export default function CatalogGroupPage() {
  return <EmptyScreen id="catalog-group" />;
}
