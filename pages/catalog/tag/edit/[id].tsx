import { EditScreen } from '@/components/catalog-tag/edit-screen';

export default function CatalogEditPage() {
  return <EditScreen />;
}
