import { EmptyScreen } from '@/components/layout/empty-screen';

export default function WaCatalogAddPage() {
  return <EmptyScreen id="wa-catalog-add" />;
}
