import { EmptyScreen } from '@/components/layout/empty-screen';

export default function CatalogTagPage() {
  return <EmptyScreen id="catalog-tag" />;
}
