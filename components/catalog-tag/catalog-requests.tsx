import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { Tag } from '@/components/ui/tag';
import { useCatalogRequests } from '@/lib/client/queries/value-requests';
import type { ValueRequest } from '@/lib/contracts/value-requests';
import { askersText } from '@/lib/domain/taxonomy/value-request-askers';

const STATES: Record<ValueRequest['state'], { label: string; tone: 'warning' | 'success' | 'plain' }> = {
  open: { label: 'Waiting for an admin', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
  refused: { label: 'Not accepted', tone: 'plain' },
};

/** Value requests for this catalog and their outcome. Hidden before the first one. */
export function CatalogRequests({ catalogId }: { catalogId: string }) {
  const { data } = useCatalogRequests(catalogId);
  if (!data || data.length === 0) return null;
  return (
    <SectionCard title="Asked for">
      <Box component="ul" aria-label="Suggested values" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, attribute, nameEn, state, value, reason, createdAt, ...asked }) => (
          <Box component="li" key={id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <strong>
              {attribute.nameEn} {nameEn}
            </strong>{' '}
            <Tag tone={STATES[state].tone}>{STATES[state].label}</Tag>
            <Typography variant="body2" color="textSecondary">
              {askersText(asked)}, <Instant at={createdAt} />
              {value && value.nameEn !== nameEn && ` · as ${value.nameEn}`}
              {reason && ` · ${reason}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
