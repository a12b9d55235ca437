import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { Day } from '@/components/ui/day';
import { Field } from '@/components/ui/field';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useCreateSegment, useFreezeSegment, useRemoveSegment, useSegments } from '@/lib/client/queries/segments';
import type { Segment } from '@/lib/contracts/buyers/segments';
import { countText } from '@/lib/domain/text/count-text';

const BUYERS = { one: 'buyer', many: 'buyers' };

interface SegmentsDrawerProps {
  /** Current filter of the list, as a query string. */
  search: string;
  onClose: () => void;
}

/** Saved filters of the list, each with its number of buyers. */
export function SegmentsDrawer({ search, onClose }: SegmentsDrawerProps) {
  const { data, error, refetch } = useSegments();
  return (
    <SideDrawer title="Segments" onClose={onClose}>
      <NewSegment search={search} />
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={3} height={56} />}
      {data?.length === 0 && <Typography color="textSecondary">No segments yet.</Typography>}
      <Box component="ul" aria-label="Segments" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data?.map((segment) => (
          <SegmentItem key={segment.id} segment={segment} />
        ))}
      </Box>
    </SideDrawer>
  );
}

function NewSegment({ search }: { search: string }) {
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useCreateSegment();
  if (search === '')
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        Filter the list of buyers first, then give the filter a name here.
      </Alert>
    );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ body: { name, search } }, { onSuccess: () => setName('') });
      }}
      sx={{ mb: 3 }}
    >
      <Field
        label="Name for the filter of the list"
        value={name}
        autoFocus
        problem={error && !error.isPassing ? (error.issues[0]?.message ?? error.message) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }} loading={isPending} disabled={name.trim() === ''}>
        Save segment
      </Button>
    </Box>
  );
}

function SegmentItem({ segment }: { segment: Segment }) {
  const { pathname } = useRouter();
  const freezing = useFreezeSegment();
  const removing = useRemoveSegment();
  const { id, name, search, count, frozenAt } = segment;
  return (
    <li>
      <Link component={NextLink} href={`${pathname}?${search}`} shallow>
        {name}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {countText(count, BUYERS)}
        {frozenAt ? (
          <>
            , frozen <Day at={frozenAt} />
          </>
        ) : (
          ' at present'
        )}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {!frozenAt && (
          <Button
            size="small"
            aria-label={`Freeze ${name}`}
            loading={freezing.isPending}
            onClick={() => freezing.mutate({ params: { id } })}
          >
            Freeze
          </Button>
        )}
        <Button
          size="small"
          color="error"
          aria-label={`Remove ${name}`}
          loading={removing.isPending}
          onClick={() => removing.mutate({ params: { id } })}
        >
          Remove
        </Button>
      </Box>
    </li>
  );
}
