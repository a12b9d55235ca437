import { styled } from '@mui/material/styles';
import dynamic from 'next/dynamic';
import { useCurrentUser } from '@/components/entities/current-user';
import { canOpenScreen } from '@/lib/domain/access/access';
import { BROWSING_SCREENS } from '@/lib/domain/catalogs/browsing-screens';
import { NextThings } from './next-things';

/** Lazy-loaded, so the page renders first. */
const DayCharts = dynamic(() => import('./day-charts').then((module) => module.DayCharts), { ssr: false });

const Day = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '&[data-alone]': { display: 'block' },
  },
}));

/** Reserves the final height, so nothing shifts when the figures load. */
const Charts = styled('section')(({ theme }) => ({
  minWidth: 0,
  minHeight: 308,
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { ...theme.typography.h3, margin: 0 },
}));

/** The user's next tasks, beside recent output where they may see catalogs. */
export function MyDay() {
  const { fo } = useCurrentUser();
  const seesCatalogs = BROWSING_SCREENS.some((screen) => canOpenScreen(screen, fo));
  return (
    <Day data-alone={seesCatalogs ? undefined : ''}>
      <NextThings />
      {seesCatalogs && (
        <Charts aria-label="Last 14 days">
          <h2>Last 14 days</h2>
          <DayCharts />
        </Charts>
      )}
    </Day>
  );
}
