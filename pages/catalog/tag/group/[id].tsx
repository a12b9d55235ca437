import { GroupScreen } from '@/components/catalog-groups/group-screen';

export default function CatalogGroupPage() {
  return <GroupScreen />;
}
