import { EmptyScreen } from '@/components/layout/empty-screen';

export default function CatalogUploadPage() {
  return <EmptyScreen id="catalog-upload" />;
}
