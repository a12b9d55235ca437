import { EmptyScreen } from '@/components/layout/empty-screen';

export default function CatalogAddTagPage() {
  return <EmptyScreen id="catalog-add-tag" />;
}
