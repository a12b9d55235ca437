import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import NextLink from 'next/link';
import { useState } from 'react';
import { recordAddress } from '@/components/entities/record-address';
import { LoadMore } from '@/components/ui/load-more';
import { QueryFailure } from '@/components/records/query-failure';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { useList } from '@/lib/client/queries/list';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { type ValueRequest, valueRequestsApi } from '@/lib/contracts/value-requests';
import { askersText } from '@/lib/domain/taxonomy/value-request-askers';

const AcceptValueDialog = dynamic(() => import('./accept-value-dialog').then((module) => module.AcceptValueDialog), {
  ssr: false,
});
const RefuseValueDialog = dynamic(() => import('./refuse-value-dialog').then((module) => module.RefuseValueDialog), {
  ssr: false,
});

/** Value requests from editors, longest waiting first. Hidden when there are none. */
export function ValueRequestsCard({ taxonomy }: { taxonomy: Taxonomy }) {
  const { data, error, refetch, ...more } = useList(valueRequestsApi.list, {
    state: ['open'],
    sort: 'createdAt',
    limit: 20,
  });
  const [open, setOpen] = useState<{ request: ValueRequest; does: 'accept' | 'refuse' } | null>(null);
  const requests = data?.pages.flatMap((page) => page.rows) ?? [];
  const attribute = taxonomy.attributes.find(({ id }) => id === open?.request.attribute.id);
  const close = () => setOpen(null);
  if (requests.length === 0 && !error) return null;
  return (
    <SectionCard title="Suggested values" description="From editors. They are told what you decide.">
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      <Box component="ul" aria-label="Suggested values" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {requests.map((request) => (
          <Box
            component="li"
            key={request.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>
                {request.attribute.nameEn}: {request.nameEn}
              </strong>{' '}
              <span lang="hi">{request.nameHi}</span>
              <Typography variant="body2" color="textSecondary">
                {askersText(request)}, <Instant at={request.createdAt} />, for{' '}
                <Link component={NextLink} href={recordAddress('catalog-add-tag', request.catalog.id)}>
                  {request.catalog.title || 'a catalog without a title'}
                </Link>
                {request.note && ` · ${request.note}`}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Accept ${request.nameEn}`}
              onClick={() => setOpen({ request, does: 'accept' })}
            >
              Accept…
            </Button>
            <Button
              size="small"
              color="inherit"
              aria-label={`Refuse ${request.nameEn}`}
              onClick={() => setOpen({ request, does: 'refuse' })}
            >
              Refuse…
            </Button>
          </Box>
        ))}
      </Box>
      <LoadMore {...more} />
      {open?.does === 'accept' && attribute && (
        <AcceptValueDialog request={open.request} attribute={attribute} onClose={close} />
      )}
      {open?.does === 'refuse' && <RefuseValueDialog request={open.request} onClose={close} />}
    </SectionCard>
  );
}
