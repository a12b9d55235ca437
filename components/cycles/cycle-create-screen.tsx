import { useRouter } from 'next/router';
import { useState } from 'react';
import { recordAddress } from '@/components/entities/record-address';
import { NewRecordForm } from '@/components/records/new-record-form';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { cycles } from '@/lib/client/queries/cycles';
import { useList } from '@/lib/client/queries/list';
import { useMe } from '@/lib/client/queries/me';
import { type Cycle, type CycleForm, cycleFormSchema } from '@/lib/contracts/cycles/cycle-record';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { countDays, dayAfter } from '@/lib/domain/cycles/cycle-days';
import { findScreenById } from '@/lib/domain/access/access';
import { NO_TARGETS } from '@/lib/domain/cycles/stages';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { CycleFields, cycleValues } from './cycle-fields';

const USUAL_DAYS = 10;

/** Copies the last cycle and starts right after it; empty when there is none. */
function newCycle(last: Cycle | undefined, meId: string, today: string): CycleForm {
  const follows = last && last.lastDay >= today ? dayAfter(last.lastDay) : today;
  const days = last ? countDays(last.firstDay, last.lastDay) : USUAL_DAYS;
  const span = { firstDay: follows, lastDay: dayAfter(follows, days - 1) };
  if (last) return { ...cycleValues(last), ...span, name: '' };
  return { name: '', ...span, marketIds: [], targets: NO_TARGETS, responsibleId: meId };
}

/** Plans a cycle, prefilled from the last one. */
export function CycleCreateScreen() {
  const { data: me } = useMe();
  const { data, error, refetch } = useList(cyclesApi.list, { sort: '-firstDay', limit: 1 });
  const last = data?.pages[0]?.rows[0];
  return (
    <>
      <PageHeader screen="admin-cycle-new" description={ADMIN_PURPOSES['admin-cycle-new']} />
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {(!data || !me) && !error && <SkeletonLines count={1} height={560} />}
      {data && me && (
        <SectionCard title="About" description={last && `Filled in as ${last.name} was.`}>
          <NewCycleForm values={newCycle(last, me.id, indianDayOf(new Date()))} />
        </SectionCard>
      )}
    </>
  );
}

function NewCycleForm({ values }: { values: CycleForm }) {
  const router = useRouter();
  const { mutateAsync } = cycles.useAdd();
  const [madeId, setMadeId] = useState<string | null>(null);
  const list = findScreenById('admin-cycle')?.path ?? '';
  const after = madeId === null ? list : recordAddress('admin-cycle-edit', madeId);
  return (
    <NewRecordForm
      name="new cycle"
      formSchema={cycleFormSchema}
      values={values}
      add={mutateAsync}
      addLabel="Plan the cycle"
      addedText={({ name }) => `${name} is planned.`}
      onAdded={({ id }) => setMadeId(id)}
      onClose={() => void router.push(after)}
    >
      {(form) => <CycleFields form={form} />}
    </NewRecordForm>
  );
}
