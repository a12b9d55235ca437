import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import { catalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { PhotoImage } from '@/components/entities/photo-image';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { Day } from '@/components/ui/day';
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { LikenessMatch, PhotoLikeness } from '@/lib/contracts/catalogs/likenesses';
import { canOpenScreen } from '@/lib/domain/access/access';
import { numberText } from '@/lib/domain/text/count-text';
import type { LikenessAnswer } from './likeness-answers';

const WORDS: Record<LikenessMatch['likeness'], string> = {
  'same-bytes': 'The same file',
  'same-picture': 'Same photo, recompressed or with a logo',
  'other-colour': 'The same design in another colour',
};

const OPTIONS: readonly { value: LikenessAnswer; label: string }[] = [
  { value: 'duplicate', label: 'Duplicate: skip it' },
  { value: 'keep', label: 'Not a duplicate: keep it' },
  { value: 'group', label: 'Group with it' },
];

const picture = { width: '100%', height: 180, objectFit: 'contain' } as const;
const column = { minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' } as const;

interface LikenessRowProps {
  number: number;
  likeness: PhotoLikeness;
  /** True when a catalog of the same seller has the design in another colour. */
  canGroup: boolean;
  answer: LikenessAnswer | undefined;
  onAnswer: (answer: LikenessAnswer) => void;
}

/** One photo on the left, its matches on the right, and the decision. */
export function LikenessRow({
  number,
  likeness: { photo, matches, more },
  canGroup,
  answer,
  onAnswer,
}: LikenessRowProps) {
  return (
    <Box
      role="group"
      aria-label={`Photo ${number}`}
      sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 2fr' } }}>
        <Box sx={column}>
          <Typography sx={{ fontWeight: 550 }}>New</Typography>
          <PhotoImage photo={photo} size="screen" alt={`New photo ${number}`} style={picture} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
          {matches.map((match) => (
            <Match key={match.photo.id} match={match} />
          ))}
        </Box>
      </Box>
      {more > 0 && (
        <Typography color="textSecondary">
          {numberText(more)} more {more === 1 ? 'looks' : 'look'} like it. You are asked about the rest once these are
          kept.
        </Typography>
      )}
      <SegmentedControl
        legend={`What is photo ${number}?`}
        value={answer ?? ''}
        options={OPTIONS.filter(({ value }) => canGroup || value !== 'group')}
        onChange={onAnswer}
      />
    </Box>
  );
}

function Match({ match: { likeness, photo, catalog, decided } }: { match: LikenessMatch }) {
  const { fo } = useCurrentUser();
  const { id, seller, status, createdAt } = catalog;
  const name = catalogName(catalog);
  const href = canOpenScreen('catalog-edit', fo)
    ? recordAddress('catalog-edit', id)
    : canOpenScreen('seller-view', fo) && recordAddress('seller-view', seller.id);
  return (
    <Box sx={column}>
      <Typography sx={{ fontWeight: 550 }}>{WORDS[likeness]}</Typography>
      <PhotoImage photo={photo} size="screen" alt={`Photo of ${name}`} style={picture} />
      <Box sx={{ overflowWrap: 'anywhere', '& a': { color: 'inherit' } }}>
        {href ? (
          <Link href={href} target="_blank">
            {name}
          </Link>
        ) : (
          name
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {seller.businessName}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        <CatalogStatusTag status={status} /> <Day at={createdAt} />
      </Typography>
      {decided && (
        <Typography variant="body2">
          {decided.by.name} said on <Day at={decided.at} /> that it is a duplicate.
        </Typography>
      )}
    </Box>
  );
}
