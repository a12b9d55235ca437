import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { PageHeader } from '@/components/records/page-header';
import { CATALOG_PURPOSES } from '@/components/records/purposes/catalog-purposes';
import { useAddressKey } from '@/lib/client/address-key';
import { CatalogList } from './catalog-list';

const CatalogReviews = dynamic(() => import('./catalog-reviews').then((module) => module.CatalogReviews), {
  ssr: false,
});

const REVIEW = 'review';

/** All catalogs, or those waiting for review. */
export function CatalogBrowseScreen() {
  const { value, hrefOf } = useAddressKey('tab');
  const isReview = value === REVIEW;
  return (
    <>
      <PageHeader
        screen="catalog-browse"
        description={
          isReview ? 'Sent to review by editors, longest waiting first.' : CATALOG_PURPOSES['catalog-browse']
        }
        action={
          <Button
            component={Link}
            href={hrefOf(isReview ? null : REVIEW)}
            variant={isReview ? 'outlined' : 'contained'}
          >
            {isReview ? 'All catalogs' : 'Review'}
          </Button>
        }
      />
      {isReview ? <CatalogReviews /> : <CatalogList />}
    </>
  );
}
