import { CatalogUploadScreen } from '@/components/catalog-intake/catalog-upload-screen';

export default function CatalogUploadPage() {
  return <CatalogUploadScreen />;
}
