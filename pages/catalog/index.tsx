import { CatalogBrowseScreen } from '@/components/catalogs/catalog-browse-screen';

export default function CatalogBrowsePage() {
  return <CatalogBrowseScreen />;
}
