import { useState } from 'react';
import { bulkSelection } from '@/components/records/bulk-change/bulk-selection';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { WHATSAPP_PURPOSES } from '@/components/records/purposes/whatsapp-purposes';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { fetchesEarly } from '@/lib/client/queries/list';
import type { AssignDraft } from './assign-dialog';
import { EditorLoads } from './editor-loads';
import { UploadBulkActions } from './upload-bulk-actions';
import { UPLOAD_COLUMNS } from './upload-columns';
import { NOT_DONE, UPLOAD_FILTERS } from './upload-filters';
import { UPLOADS } from './upload-words';

/** Who has which uploads, and the way to give them out. */
export function AssignScreen() {
  const [draft, setDraft] = useState<AssignDraft>({ editorIds: [], cap: null });
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
        noneYet={{ title: 'Nothing waits to be done', hint: 'Uploads show here as they come in.', scope: NOT_DONE }}
        bulkActions={(selection, clear, search) => (
          <UploadBulkActions
            chosen={bulkSelection(selection, search)}
            draft={draft}
            onDraft={setDraft}
            onDone={clear}
          />
        )}
      />
    </>
  );
}

AssignScreen.fetchesEarly = fetchesEarly(uploadsApi.list);
