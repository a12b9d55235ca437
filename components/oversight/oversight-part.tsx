import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { auditApi } from '@/lib/contracts/audit';
import { useAddressKey } from '@/lib/client/address-key';
import { mayCall } from '@/lib/client/may-call';
import { useMe } from '@/lib/client/queries/me';

const loading = () => <SkeletonLines count={4} height={96} />;
const AuditSearch = dynamic(() => import('./audit-search').then((module) => module.AuditSearch), {
  ssr: false,
  loading,
});
const FailedJobs = dynamic(() => import('./failed-jobs').then((module) => module.FailedJobs), { ssr: false, loading });

/** What an admin keeps an eye on. Nobody else's browser fetches the code, and theirs when they ask. */
export function OversightPart() {
  const { data: me } = useMe();
  return me && mayCall(auditApi.list, me.fo) ? <Oversight /> : null;
}

function Oversight() {
  const history = useAddressKey('history');
  const jobs = useAddressKey('jobs');
  const show = ({ value, open }: ReturnType<typeof useAddressKey>, label: string) =>
    value === null && (
      <Button variant="outlined" color="inherit" onClick={() => open('shown')}>
        {label}
      </Button>
    );
  return (
    <Stack spacing={3} sx={{ mt: 3, maxWidth: 1200 }}>
      <SectionCard
        title="Everything that was done"
        description="By everybody, to every record. Only admins see this part."
        action={show(history, 'Search')}
      >
        {history.value !== null && <AuditSearch />}
      </SectionCard>
      <SectionCard
        title="Jobs that failed for good"
        description="Background work that was tried as often as it helps. Only admins see this part."
        action={show(jobs, 'Show')}
      >
        {jobs.value !== null && <FailedJobs />}
      </SectionCard>
    </Stack>
  );
}
