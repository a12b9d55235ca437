import { CatalogControlScreen } from '@/components/catalog-control/catalog-control-screen';

export default function AdminCatalogPage() {
  return <CatalogControlScreen />;
}

AdminCatalogPage.fetchesEarly = CatalogControlScreen.fetchesEarly;
