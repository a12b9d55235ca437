import { CollectionFinalizeScreen } from '@/components/collections/collection-finalize-screen';

export default function AdminCollectionFinalizePage() {
  return <CollectionFinalizeScreen />;
}
