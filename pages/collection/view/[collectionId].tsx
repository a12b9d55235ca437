import { CollectionViewScreen } from '@/components/collections/collection-view-screen';

export default function AdminCollectionViewPage() {
  return <CollectionViewScreen />;
}
