import dynamic from 'next/dynamic';
import { AddressTabs } from '@/components/records/address-tabs';
import { PageHeader } from '@/components/records/page-header';
import { CATALOG_PURPOSES } from '@/components/records/purposes/catalog-purposes';
import { SkeletonLines } from '@/components/ui/skeleton-lines';

const loading = () => <SkeletonLines count={2} height={160} />;
const ExportPanel = dynamic(() => import('./export-panel').then((module) => module.ExportPanel), {
  ssr: false,
  loading,
});
const PhotosPanel = dynamic(() => import('./photos-panel').then((module) => module.PhotosPanel), {
  ssr: false,
  loading,
});

/** Catalogs received from a seller: as a chat export, or as photos. */
export const CatalogUploadScreen = () => (
  <>
    <PageHeader screen="catalog-upload" description={CATALOG_PURPOSES['catalog-upload']} />
    <AddressTabs
      label="What to upload"
      tabs={[
        { id: 'whatsapp', label: 'WhatsApp export', content: () => <ExportPanel /> },
        { id: 'photos', label: 'Photos', content: () => <PhotosPanel /> },
      ]}
    />
  </>
);
