import { EmptyScreen } from '@/components/layout/empty-screen';

export default function CatalogPdfPage() {
  return <EmptyScreen id="catalog-pdf" />;
}
