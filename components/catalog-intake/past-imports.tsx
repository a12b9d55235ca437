import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { LoadMore } from '@/components/ui/load-more';
import { jobText } from '@/components/entities/job-card';
import { QueryFailure } from '@/components/records/query-failure';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useList } from '@/lib/client/queries/list';
import { type WhatsappImport, whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { counted } from './post-words';
import { TrySample } from './try-sample';

function standOf({ job, posts, openPosts, knownPosts }: WhatsappImport): string {
  if (job && job.state !== 'done') return jobText(job);
  if (posts === 0 && knownPosts > 0) return 'Nothing new';
  return openPosts === 0 ? `${counted(posts, 'post')}, all done` : `${openPosts} of ${counted(posts, 'post')} open`;
}

interface PastImportsProps {
  hrefOf: (id: string) => string;
  onBegun: (id: string) => void;
}

/** The user's earlier imports; before the first one, the demo's sample export. */
export function PastImports({ hrefOf, onBegun }: PastImportsProps) {
  const { data, error, refetch, ...more } = useList(whatsappImportsApi.list, { sort: '-at', limit: 10 });
  const rows = data?.pages.flatMap((page) => page.rows);
  if (rows?.length === 0) return <TrySample onBegun={onBegun} />;
  return (
    <SectionCard title="Your imports">
      {!rows && !error && <SkeletonLines count={3} height={48} />}
      {!rows && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows?.map((one) => (
          <Box component="li" key={one.id} sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <Link component={NextLink} href={hrefOf(one.id)} sx={{ overflowWrap: 'anywhere' }}>
              {one.fileName}
            </Link>
            <Typography variant="body2" color="textSecondary">
              <Instant at={one.createdAt} /> · {standOf(one)}
            </Typography>
          </Box>
        ))}
      </Box>
      <LoadMore {...more} />
    </SectionCard>
  );
}
