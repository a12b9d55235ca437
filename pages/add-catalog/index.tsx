import { EmptyScreen } from '@/components/layout/empty-screen';

export default function WaCatalogInboxPage() {
  return <EmptyScreen id="wa-catalog-inbox" />;
}
