import { CatalogPdfScreen } from '@/components/catalog-pdfs/catalog-pdf-screen';

export default function CatalogPdfPage() {
  return <CatalogPdfScreen />;
}
