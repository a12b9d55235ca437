import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QueryFailure } from '@/components/records/query-failure';
import { CopyButton } from '@/components/ui/copy-button';
import { Day } from '@/components/ui/day';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { Tag } from '@/components/ui/tag';
import { useEndLink, useLinks } from '@/lib/client/queries/collections';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import type { CollectionLink } from '@/lib/contracts/collections/collection-links';
import { isShareable } from '@/lib/domain/collections/collection-status';
import { countText } from '@/lib/domain/text/count-text';
import { NewLinkForm } from './new-link-form';

const VIEWS = { one: 'view', many: 'views' } as const;
const RATES = { shown: 'with rates', hidden: 'without rates', 'marked-up': 'rates marked up' } as const;

/** Links that show a collection to buyers, with a form for a new one. */
export function ShareLinks({ collection }: { collection: CollectionDetail }) {
  const { data, error, refetch } = useLinks(collection.id);
  return (
    <Stack spacing={2}>
      <SectionCard
        title="New link"
        description="A page for buyers that needs no sign-in. Anyone with the address sees it until it ends."
      >
        {isShareable(collection.status) ? (
          <NewLinkForm id={collection.id} />
        ) : (
          <Typography color="textSecondary">Only a finalized collection that has not ended is shared.</Typography>
        )}
      </SectionCard>
      <SectionCard title="Links">
        {!data && !error && <SkeletonLines count={2} height={64} />}
        {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Typography color="textSecondary">No links yet.</Typography>}
        <Box component="ul" aria-label="Links" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.map((link) => (
            <LinkRow key={link.id} link={link} collectionId={collection.id} />
          ))}
        </Box>
      </SectionCard>
    </Stack>
  );
}

function LinkRow({ link, collectionId }: { link: CollectionLink; collectionId: string }) {
  const { mutate, isPending } = useEndLink(collectionId);
  const { address, isOpen, views, expiresAt, options, createdBy } = link;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        {isOpen ? <Tag tone="success">Open</Tag> : <Tag>Ended</Tag>} {countText({ value: views, isExact: true }, VIEWS)}
        , {RATES[options.rate]}
        <Typography variant="body2" color="textSecondary">
          Until <Day at={expiresAt} />, by {createdBy.name}
        </Typography>
      </Box>
      {isOpen && (
        <>
          <Link href={address} target="_blank" rel="noreferrer">
            Open page
          </Link>
          <CopyButton text={`${window.location.origin}${address}`} label="Copy link" />
          <Button color="error" loading={isPending} onClick={() => mutate({ params: { id: link.id } })}>
            End link
          </Button>
        </>
      )}
    </Box>
  );
}
