import { TagScreen } from '@/components/catalog-tag/tag-screen';

export default function CatalogTagPage() {
  return <TagScreen />;
}
