import TaskAlt from '@mui/icons-material/TaskAlt';
import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { KeyCaps } from '@/components/entities/keys/key-caps';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';
import { usePlainKeys } from '@/components/entities/keys/use-plain-keys';
import { QueryFailure } from '@/components/records/query-failure';
import { Age } from '@/components/ui/age';
import { EmptyState } from '@/components/ui/empty-state';
import { useNextThings } from '@/lib/client/queries/dashboard';
import { THINGS_SHOWN } from '@/lib/domain/records/next-things';
import { addressOf, verbOf } from './thing-words';

const [WIDE, NARROW] = [44, 60];

/** Reserves the maximum height, so nothing shifts when the tasks load. */
const Part = styled('section')(({ theme }) => ({
  minWidth: 0,
  minHeight: THINGS_SHOWN * WIDE + 44,
  padding: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { ...theme.typography.h3, margin: theme.spacing(0.5, 1.5) },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto 104px minmax(0, 3fr) minmax(0, 2fr) 5.5em',
    alignItems: 'center',
    gap: theme.spacing(0, 1.5),
    height: WIDE,
    padding: theme.spacing(0, 1.5),
    borderRadius: 6,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { fontWeight: 550 },
  '& .side': { color: theme.vars.palette.text.secondary },
  '& .age': { textAlign: 'right' },
  [theme.breakpoints.down('sm')]: {
    minHeight: THINGS_SHOWN * NARROW + 44,
    '& a': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignContent: 'center', height: NARROW },
    '& .key': { display: 'none' },
    '& .from': { gridColumn: '1 / 3', gridRow: 2 },
    '& .age': { gridColumn: 3, gridRow: 2 },
    '& strong': { gridColumn: '2 / -1' },
  },
}));

/** Tasks waiting for the user: what, from whom and since when. The digit key opens one. */
export function NextThings() {
  const { push } = useRouter();
  const { data, error, refetch } = useNextThings();
  const things = data ?? [];
  usePageKeys('dashboard');
  usePlainKeys(Object.fromEntries(things.map((thing, place) => [`${place + 1}`, () => void push(addressOf(thing))])));
  return (
    <Part aria-label="Next for you" aria-busy={!data && !error}>
      <h2>Next for you</h2>
      {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState icon={<TaskAlt />} title="Nothing waits for you" />}
      <ol>
        {things.map((thing, place) => (
          <li key={`${thing.kind} ${thing.id}`}>
            <Link href={addressOf(thing)} prefetch={false} aria-keyshortcuts={`${place + 1}`}>
              <span className="key">
                <KeyCaps keys={[`${place + 1}`]} />
              </span>
              <span className="side">{verbOf(thing)}</span>
              <strong>{thing.name || 'No caption'}</strong>
              <span className="side from">{thing.from}</span>
              <span className="side age">
                <Age at={thing.at} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Part>
  );
}
