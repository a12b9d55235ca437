import dynamic from 'next/dynamic';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';

const loading = () => <SkeletonLines count={4} height={96} />;
const AuditSearch = dynamic(() => import('./audit-search').then((module) => module.AuditSearch), {
  ssr: false,
  loading,
});
const FailedJobList = dynamic(() => import('./failed-jobs').then((module) => module.FailedJobList), {
  ssr: false,
  loading,
});

/** Log of who did what to which record. */
export const ActivityLog = () => (
  <SectionCard title="Activity log" description="Every change to every record, by all staff.">
    <AuditSearch />
  </SectionCard>
);

/** Jobs that need manual attention. */
export const FailedJobs = () => (
  <SectionCard title="Failed jobs" description="Background work that failed on every try.">
    <FailedJobList />
  </SectionCard>
);
