import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OrderOfCatalogs } from '@/components/entities/order-of-catalogs';
import { PdfOfCatalogs } from '@/components/entities/pdf-of-catalogs';
import { QueryFailure } from '@/components/records/query-failure';
import { CopyButton } from '@/components/ui/copy-button';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSnapshot } from '@/lib/client/queries/collections';
import type { CollectionDetail, CollectionSnapshot } from '@/lib/contracts/collections/collection-record';
import { isFrozen, isShareable } from '@/lib/domain/collections/collection-status';
import { outdatedItems, outdatedText } from '@/lib/domain/collections/outdated-items';
import { collectionAsText } from '@/lib/domain/collections/whatsapp-text';
import { CampaignOfCollection } from './campaign-of-collection';
import { catalogsText, memberName } from './collection-words';
import { PhonePreview } from './phone-preview';

/** Preview of a collection that is not frozen yet. */
const asItIs = (collection: CollectionDetail): Omit<CollectionSnapshot, 'hash' | 'madeAt' | 'madeBy'> => ({
  ...collection,
  items: collection.members.map(({ id, seller, cover, hiddenBecause, ...member }) => ({
    ...member,
    catalogId: id,
    sellerName: seller.businessName,
    photo: cover,
    isHidden: hiddenBecause.length > 0,
  })),
});

/** A collection as shown on a buyer's phone, with its links to share. */
export function ForBuyers({ collection }: { collection: CollectionDetail }) {
  const isFixed = isFrozen(collection.status);
  const { data, error, refetch } = useSnapshot(collection.id, isFixed);
  const shown = isFixed ? data : asItIs(collection);
  if (!shown) {
    // A collection archived before it was finalized has no page.
    if (error?.status === 404) return <Typography color="textSecondary">It was never finalized.</Typography>;
    return error ? (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={2} height={280} />
    );
  }
  const seen = shown.items.filter(({ isHidden }) => !isHidden);
  const hidden = shown.items.filter(({ isHidden }) => isHidden);
  const outdated =
    data && isShareable(collection.status) && outdatedText(outdatedItems(data.items, collection.members));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '420px 1fr' }, alignItems: 'start' }}>
      <PhonePreview snapshot={{ ...shown, items: seen }} />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }}>
        {!isFixed && <Alert severity="info">Not finalized yet: buyers do not see it.</Alert>}
        {hidden.length > 0 && (
          <Alert severity="warning">
            {`${catalogsText(hidden.length)} hidden from buyers: `}
            {hidden.map(({ catalogId }) => memberName(collection, catalogId)).join(', ')}
          </Alert>
        )}
        {outdated && <Alert severity="info">{outdated}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CopyButton text={collectionAsText({ ...shown, items: seen }, 'en')} label="Copy WhatsApp text" />
          <CopyButton text={collectionAsText({ ...shown, items: seen }, 'hi')} label="Copy it in Hindi" />
          <PdfOfCatalogs ids={seen.map(({ catalogId }) => catalogId)} />
          <CampaignOfCollection collection={collection} />
          <OrderOfCatalogs catalogIds={seen.map(({ catalogId }) => catalogId)} label="New order" />
        </Box>
        {data && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {`Frozen by ${data.madeBy.name}. Fingerprint ${data.hash}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
