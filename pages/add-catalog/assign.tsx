import { EmptyScreen } from '@/components/layout/empty-screen';

export default function WaCatalogAssignPage() {
  return <EmptyScreen id="wa-catalog-assign" />;
}
