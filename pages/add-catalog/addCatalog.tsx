import { AddCatalogScreen } from '@/components/catalog-intake/add-catalog-screen';

export default function WaCatalogAddPage() {
  return <AddCatalogScreen />;
}
