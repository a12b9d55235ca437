import { useCurrentUser } from '@/components/entities/current-user';
import { StateTag } from '@/components/entities/state-tag';
import { type AddressTab, AddressTabs } from '@/components/records/address-tabs';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordForm } from '@/components/records/record-form';
import { RecordHistory } from '@/components/records/record-history';
import { RecordScreen } from '@/components/records/record-screen';
import { StepButtons } from '@/components/records/step-buttons';
import { Facts } from '@/components/ui/facts';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { cycles, useStepCycle } from '@/lib/client/queries/cycles';
import { type Cycle, cycleFormSchema, cycleSchema } from '@/lib/contracts/cycles/cycle-record';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { CYCLE_MACHINE } from '@/lib/domain/cycles/cycle-machine';
import { dayText, indianDayOf } from '@/lib/domain/text/indian-day';
import { CycleClosing } from './cycle-closing';
import { CYCLE_WORDS, CycleFields, cycleValues } from './cycle-fields';
import { CYCLE_ACTIONS, CYCLE_HISTORY_WORDS } from './cycle-history-words';
import { CycleProgress } from './cycle-progress';
import { CycleStuck } from './cycle-stuck';
import { CYCLE_STATE_TEXTS } from '@/lib/domain/cycles/cycle-status';

/** Detail page of the cycle named in the address. */
export const CycleEditScreen = () => (
  <RecordScreen waiting={<Waiting />} missing={<Missing />}>
    {(id) => <CyclePage key={id} id={id} />}
  </RecordScreen>
);

const tabsOf = (cycle: Cycle): readonly [AddressTab, ...AddressTab[]] => [
  { id: 'progress', label: 'Progress', content: () => <CycleProgress cycle={cycle} /> },
  { id: 'stuck', label: 'In the way', content: () => <CycleStuck cycle={cycle} /> },
  { id: 'plan', label: 'Plan', content: () => <CyclePlan cycle={cycle} /> },
  { id: 'closing', label: 'Unfinished', content: () => <CycleClosing cycle={cycle} /> },
  { id: 'history', label: 'History', content: () => <CycleHistory id={cycle.id} /> },
];

function CyclePage({ id }: { id: string }) {
  const { data: cycle, error, refetch } = cycles.useRecord(id);
  const { fo } = useCurrentUser();
  const mutation = useStepCycle(id);
  if (!cycle) {
    if (error?.status === 404) return <Missing />;
    return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />;
  }
  const { name, firstDay, lastDay, status, markets } = cycle;
  const steps = (
    <StepButtons
      machine={CYCLE_MACHINE}
      record={cycle}
      facts={{ firstDay, lastDay, today: indianDayOf(new Date()) }}
      roles={fo}
      mutation={mutation}
    />
  );
  return (
    <>
      <PageHeader
        screen="admin-cycle-edit"
        title={name}
        description={
          <>
            <StateTag states={CYCLE_STATE_TEXTS} state={status} /> {dayText(firstDay)} to {dayText(lastDay)} in{' '}
            {markets.map(({ label }) => label).join('; ')}
          </>
        }
        action={steps}
      />
      <AddressTabs label={`About ${name}`} tabs={tabsOf(cycle)} />
    </>
  );
}

function CyclePlan({ cycle }: { cycle: Cycle }) {
  const { mutateAsync } = cycles.useUpdate(cycle.id);
  const values = cycleValues(cycle);
  if (cycle.status === 'closing' || cycle.status === 'closed')
    return (
      <SectionCard title="Plan" description="A cycle in closing is no longer changed.">
        <Facts
          facts={[
            ['Targets', CYCLE_WORDS.targets.text(values.targets)],
            ['Responsible', cycle.responsible.name],
          ]}
        />
      </SectionCard>
    );
  return (
    <RecordForm
      name="cycle"
      title="Plan"
      item={cycle}
      itemSchema={cycleSchema}
      formSchema={cycleFormSchema}
      valuesOf={cycleValues}
      words={CYCLE_WORDS}
      save={mutateAsync}
      savedText={({ name }) => `${name} is saved.`}
    >
      {(form) => <CycleFields form={form} isStarted={cycle.status === 'active'} />}
    </RecordForm>
  );
}

const CycleHistory = ({ id }: { id: string }) => (
  <SectionCard title="History">
    <RecordHistory
      endpoint={cyclesApi.history}
      id={id}
      words={CYCLE_HISTORY_WORDS}
      actions={CYCLE_ACTIONS}
      machine={CYCLE_MACHINE}
    />
  </SectionCard>
);

const Missing = () => <MissingRecord screen="admin-cycle-edit" noun="cycle" list="admin-cycle" />;

const Waiting = () => (
  <>
    <PageHeader screen="admin-cycle-edit" />
    <SkeletonLines count={2} height={280} />
  </>
);
