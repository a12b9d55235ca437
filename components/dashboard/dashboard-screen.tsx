import Box from '@mui/material/Box';
import { useCurrentUser } from '@/components/entities/current-user';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { useScreen } from '@/lib/client/queries/screens';
import { firstName } from '@/lib/domain/text/first-name';
import { AreaCard } from './area-card';
import { areasOf } from './areas';
import { greeting } from './greeting';
import { MyDay } from './my-day';
import { MyWork } from './my-work';

/** Dashboard: open work, and everything the user's roles allow, in menu order. */
export function DashboardScreen() {
  const { name, fo } = useCurrentUser();
  const { error, refetch } = useScreen('dashboard');
  const areas = areasOf(fo);
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        screen="dashboard"
        title={`${greeting(new Date())}, ${firstName(name)}`}
        description={
          areas.length === 0 && 'Your roles open no area of their own yet. Ask an admin if you expected some.'
        }
      />
      <MyDay />
      <MyWork />
      <Box sx={{ columns: 'auto 320px', columnGap: 2 }}>
        {areas.map((area) => (
          <AreaCard key={area.id} area={area} />
        ))}
      </Box>
    </>
  );
}
