import dynamic from 'next/dynamic';
import { useState } from 'react';
import { bulkSelection } from '@/components/records/bulk-change/bulk-selection';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { WHATSAPP_PURPOSES } from '@/components/records/purposes/whatsapp-purposes';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { idSchema } from '@/lib/contracts/base/answers';
import { useAddressKey } from '@/lib/client/address-key';
import { useListState } from '@/lib/client/list-state';
import { fetchesEarly, useList } from '@/lib/client/queries/list';
import type { AssignDraft } from './assign-dialog';
import { EditorLoads } from './editor-loads';
import { UploadBulkActions } from './upload-bulk-actions';
import { UPLOAD_COLUMNS } from './upload-columns';
import { NOT_DONE, UPLOAD_FILTERS } from './upload-filters';
import { UPLOADS } from './upload-words';

const UploadLook = dynamic(() => import('./upload-look').then((module) => module.UploadLook), { ssr: false });

/** An upload beside the board it was opened from. */
function OpenedUpload({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useList(uploadsApi.list, useListState(uploadsApi.list).query);
  const upload = data?.pages.flatMap(({ rows }) => rows).find((row) => row.id === id);
  return <UploadLook id={id} upload={upload} onClose={onClose} />;
}

/** Uploads by assignee, with assignment actions. */
export function AssignScreen() {
  const [draft, setDraft] = useState<AssignDraft>({ editorIds: [], cap: null });
  const look = useAddressKey('look');
  const lookId = idSchema.safeParse(look.value).data;
  return (
    <>
      <PageHeader screen="wa-catalog-assign" description={WHATSAPP_PURPOSES['wa-catalog-assign']} />
      <EditorLoads chosen={draft.editorIds} onChoose={(editorIds) => setDraft({ ...draft, editorIds })} />
      <RecordList
        endpoint={uploadsApi.list}
        firstSearch={NOT_DONE}
        label="Uploads"
        noun={UPLOADS}
        columns={UPLOAD_COLUMNS}
        filters={UPLOAD_FILTERS}
        nameOf={({ seller }) => seller.businessName}
        onOpen={({ id }) => look.open(id)}
        noneYet={{ title: 'No uploads to do', hint: 'Uploads appear here as they come in.', scope: NOT_DONE }}
        bulkActions={(selection, clear, search) => (
          <UploadBulkActions
            chosen={bulkSelection(selection, search)}
            draft={draft}
            onDraft={setDraft}
            onDone={clear}
          />
        )}
      />
      {lookId && <OpenedUpload id={lookId} onClose={look.close} />}
    </>
  );
}

AssignScreen.fetchesEarly = fetchesEarly(uploadsApi.list);
