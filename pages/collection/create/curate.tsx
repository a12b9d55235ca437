import { CollectionCurateScreen } from '@/components/collections/collection-curate-screen';

export default function AdminCollectionCuratePage() {
  return <CollectionCurateScreen />;
}
