import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { canOpenScreen } from '@/lib/domain/access/access';

/** The catalog a post became, was added to or duplicates, linked if the user may open it. */
export function PostCatalog({ post: { state, catalogId, duplicateOf } }: { post: Post }) {
  const { fo } = useCurrentUser();
  // Posts with a new rate already show it with the catalog title.
  const isOfRate = state === 'new-rate' || state === 'rate-taken';
  const isDuplicate = state === 'duplicate';
  const id = isDuplicate || isOfRate ? duplicateOf?.id : catalogId;
  if (!id) return null;
  const name = isDuplicate ? duplicateOf?.title || 'a catalog without a title' : 'Its catalog';
  const mayOpen = canOpenScreen('catalog-edit', fo);
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {isDuplicate && 'Duplicate of '}
      {mayOpen ? (
        <Link component={NextLink} href={recordAddress('catalog-edit', id)}>
          {name}
        </Link>
      ) : (
        isDuplicate && name
      )}
    </Typography>
  );
}
