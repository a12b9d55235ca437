import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import NextLink from 'next/link';
import { useCurrentUser } from '@/components/entities/current-user';
import { useMergesOf } from '@/lib/client/queries/merge-requests';
import type { MergeRequest } from '@/lib/contracts/merges/merge-record';
import { MERGE_KIND_WORDS } from '@/lib/domain/merges/merge-kinds';
import { mergedRecordPath } from '@/lib/domain/merges/merged-record-path';
import { MERGE_STATE_TEXTS } from '@/lib/domain/merges/merge-states';
import { stateWords } from '@/lib/domain/states';
import type { MergedRecord } from './same-as-button';

/** The record it was merged into, and possible duplicates. Hidden when there are none. */
export function MergeNote({ record: { kind, id } }: { record: MergedRecord }) {
  const { data } = useMergesOf(kind, id);
  const { fo } = useCurrentUser();
  const { one } = MERGE_KIND_WORDS[kind];
  const linkTo = ({ id: otherId, label }: { id: string; label: string }) => (
    <Link component={NextLink} href={mergedRecordPath(kind, otherId, fo)}>
      {label}
    </Link>
  );
  const shown = data?.requests.filter(({ status }) => status === 'open' || status === 'different') ?? [];
  return (
    <>
      {data?.mergedInto && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          This {one} was merged into {linkTo(data.mergedInto)}. New entries are kept there.
        </Alert>
      )}
      {!data?.mergedInto &&
        shown.map((request) => (
          <Alert key={request.id} severity="info" variant="outlined" sx={{ mb: 2 }}>
            {introOf(request)} {linkTo(request.first.id === id ? request.second : request.first)} {stateOf(request)}
          </Alert>
        ))}
    </>
  );
}

const introOf = ({ status, decidedBy, askedBy }: MergeRequest): string => {
  if (status === 'different') return `${decidedBy?.name ?? 'An admin'} said that this is not`;
  return askedBy ? `${askedBy.name} says that this is` : 'Perhaps this is';
};

const stateOf = ({ status, reasons }: MergeRequest): string => {
  if (status === 'different') return '';
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  return `as well${why}. The request is ${stateWords(MERGE_STATE_TEXTS, status)}.`;
};
