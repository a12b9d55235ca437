import { styled } from '@mui/material/styles';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { FigureList } from '@/components/entities/figure-list';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { useAddressKey } from '@/lib/client/address-key';
import { useDashboard } from '@/lib/client/queries/dashboard';
import { useMe } from '@/lib/client/queries/me';
import { canOpenScreen } from '@/lib/domain/access/access';
import { BROWSING_SCREENS } from '@/lib/domain/catalogs/browsing-screens';
import { figureGroups, SHOWN } from './work-figures';

const MyJobsDialog = dynamic(() => import('./my-jobs-dialog').then((module) => module.MyJobsDialog), { ssr: false });

/** Lazy-loaded, so the page renders first. */
const CycleStrip = dynamic(() => import('./cycle-strip').then((module) => module.CycleStrip), { ssr: false });

/** Reserves one line, so nothing shifts when the cycles load. */
const CycleLine = styled('div')(({ theme }) => ({
  height: '1.5em',
  marginBottom: theme.spacing(2),
  overflowX: 'auto',
  overflowY: 'hidden',
  whiteSpace: 'nowrap',
}));

const Part = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& ul': { marginBottom: 0 },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0, 2) },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr)',
    alignItems: 'baseline',
  },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& header a': { color: theme.vars.palette.primary.main },
}));

/** Counts of open work, each a link to it. */
export function MyWork() {
  const { fo } = useCurrentUser();
  const { data: me } = useMe();
  const { data, isError } = useDashboard();
  const shown = useAddressKey(SHOWN.key);
  return (
    <>
      {BROWSING_SCREENS.some((screen) => canOpenScreen(screen, fo)) && (
        <CycleLine>{data?.cycles && <CycleStrip cycles={data.cycles} />}</CycleLine>
      )}
      {figureGroups(data, fo, me?.id).map(({ label, figures, more }) => (
        <Part key={label}>
          <header>
            <h2>{label}</h2>
            {more && (
              <Link href={recordAddress(more.screen, more.id)} prefetch={false}>
                {more.label}
              </Link>
            )}
          </header>
          <FigureList label={label} figures={figures} isError={isError} isRow />
        </Part>
      ))}
      {shown.value === SHOWN.jobs && <MyJobsDialog onClose={shown.close} />}
    </>
  );
}
