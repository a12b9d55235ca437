import { CollectionListScreen } from '@/components/collections/collection-list-screen';

export default function AdminCollectionPage() {
  return <CollectionListScreen />;
}
