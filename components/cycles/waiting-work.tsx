import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { recordAddress } from '@/components/entities/record-address';
import { Age } from '@/components/ui/age';
import { SectionCard } from '@/components/ui/section-card';
import type { Stuck } from '@/lib/contracts/cycles/cycle-work';
import { countText, numberText } from '@/lib/domain/text/count-text';

interface RowsProps {
  title: string;
  all: number;
  none: string;
  children: ReactNode[];
}

const Rows = ({ title, all, none, children }: RowsProps) => (
  <SectionCard
    title={`${title}: ${numberText(all)}`}
    description={all > children.length ? `The first ${children.length} are shown.` : undefined}
  >
    {children.length === 0 && <Typography color="textSecondary">{none}</Typography>}
    <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  </SectionCard>
);

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
    {name}
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {children}
    </Typography>
  </Box>
);

const skipsText = (value: number) => countText({ value, isExact: true }, { one: 'skip', many: 'skips' });

interface WaitingUploadsProps {
  title: string;
  uploads: Stuck['oldest'];
  none: string;
}

/** Uploads with a problem, each with its assignee and age. */
export const WaitingUploads = ({ title, uploads: { all, rows }, none }: WaitingUploadsProps) => (
  <Rows title={title} all={all} none={none}>
    {rows.map(({ id, seller, editor, since, skips, reason }) => (
      <Row key={id} name={seller.businessName}>
        {editor?.name ?? 'Unassigned'} · <Age at={since} />
        {skips > 0 && ` · ${skipsText(skips)}${reason ? `, the last one: ${reason}` : ''}`}
      </Row>
    ))}
  </Rows>
);

/** Catalogs waiting for review. */
export const WaitingCatalogs = ({ title, catalogs: { all, rows } }: { title: string; catalogs: Stuck['inReview'] }) => (
  <Rows title={title} all={all} none="No catalog waits for a review.">
    {rows.map(({ id, title: name, seller, since }) => (
      <Row
        key={id}
        name={
          <Link component={NextLink} href={recordAddress('catalog-edit', id)}>
            {name || 'Catalog'}
          </Link>
        }
      >
        {seller.businessName} · <Age at={since} />
      </Row>
    ))}
  </Rows>
);
