import Box from '@mui/material/Box';
import { CatalogLine } from '@/components/entities/catalog-line';
import type { Member } from '@/lib/contracts/collections/collection-record';

/** Read-only list of a collection's catalogs. */
export const MemberLines = ({ members }: { members: readonly Member[] }) => (
  <Box
    component="ol"
    aria-label="Catalogs of the collection"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 1,
      gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
    }}
  >
    {members.map((member, place) => (
      <Box component="li" key={member.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        <Box component="span" sx={{ minWidth: 24, textAlign: 'right', color: 'text.secondary' }}>
          {place + 1}
        </Box>
        <CatalogLine catalog={member} />
      </Box>
    ))}
  </Box>
);
