import dynamic from 'next/dynamic';
import { AddressTabs } from '@/components/layout/address-tabs';
import { PageHeader } from '@/components/layout/page-header';
import { SCREEN_PURPOSES } from '@/components/layout/screen-purposes';
import { CatalogList } from './catalog-list';

const ReviewQueue = dynamic(() => import('./review-queue').then((module) => module.ReviewQueue), { ssr: false });

/** Every catalog, and those that wait for a review. */
export const CatalogBrowseScreen = () => (
  <>
    <PageHeader screen="catalog-browse" description={SCREEN_PURPOSES['catalog-browse']} />
    <AddressTabs
      label="Catalogs"
      tabs={[
        { id: 'all', label: 'All catalogs', content: () => <CatalogList /> },
        { id: 'review', label: 'To review', content: () => <ReviewQueue /> },
      ]}
    />
  </>
);
