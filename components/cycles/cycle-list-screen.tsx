import { recordAddress } from '@/components/entities/record-address';
import { ScreenLink } from '@/components/entities/screen-link';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { useList } from '@/lib/client/queries/list';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { CYCLE_COLUMNS, CYCLE_FILTERS } from './cycle-columns';
import { CycleTimeLine } from './cycle-time-line';

/** All cycles: as a list, and by market over time. */
export function CycleListScreen() {
  const { data } = useList(cyclesApi.list, { sort: '-firstDay', limit: PAGE_SIZE.max });
  const plan = <ScreenLink to="admin-cycle-new">Plan a cycle</ScreenLink>;
  return (
    <>
      <PageHeader screen="admin-cycle" description={ADMIN_PURPOSES['admin-cycle']} action={plan} />
      <RecordList
        endpoint={cyclesApi.list}
        label="Cycles"
        noun={{ one: 'cycle', many: 'cycles' }}
        columns={CYCLE_COLUMNS}
        filters={CYCLE_FILTERS}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => recordAddress('admin-cycle-edit', id)}
        noneYet={{ title: 'No cycles are planned yet', action: plan }}
      />
      <CycleTimeLine cycles={data?.pages[0]?.rows ?? []} today={indianDayOf(new Date())} />
    </>
  );
}
