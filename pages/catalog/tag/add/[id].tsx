import { AddTagScreen } from '@/components/catalog-tag/add-tag-screen';

export default function CatalogAddTagPage() {
  return <AddTagScreen />;
}
