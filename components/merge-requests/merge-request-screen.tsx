import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { useAddressKey } from '@/lib/client/address-key';
import { fetchesEarly } from '@/lib/client/queries/list';
import { idSchema } from '@/lib/contracts/base/answers';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { MERGE_COLUMNS, pairName } from './merge-columns';
import { MERGE_FILTERS } from './merge-filters';

const CertainDialog = dynamic(() => import('./certain-dialog').then((module) => module.CertainDialog), { ssr: false });
const JudgePage = dynamic(() => import('./judge-page').then((module) => module.JudgePage), { ssr: false });

/** Pairs of records that may be the same: the queue, and one pair side by side. */
export function MergeRequestScreen() {
  const opened = useAddressKey('open');
  const certain = useAddressKey('certain');
  const certainButton = (
    <Button variant="outlined" color="inherit" onClick={() => certain.open('all')}>
      Merge all certain pairs
    </Button>
  );
  const id = idSchema.safeParse(opened.value).data;
  if (id) return <JudgePage key={id} id={id} onOpen={opened.replace} onClose={opened.close} />;
  return (
    <>
      <PageHeader screen="admin-merge" description={ADMIN_PURPOSES['admin-merge']} action={certainButton} />
      <RecordList
        endpoint={mergeRequestsApi.list}
        firstSearch="status=open"
        label="Merge requests"
        noun={{ one: 'merge request', many: 'merge requests' }}
        columns={MERGE_COLUMNS}
        filters={MERGE_FILTERS}
        nameOf={pairName}
        hrefOf={(request) => opened.hrefOf(request.id)}
        onOpen={(request) => opened.open(request.id)}
        noneYet={{ title: 'No merge requests yet' }}
      />
      {certain.value !== null && <CertainDialog onClose={certain.close} />}
    </>
  );
}

MergeRequestScreen.fetchesEarly = fetchesEarly(mergeRequestsApi.list);
