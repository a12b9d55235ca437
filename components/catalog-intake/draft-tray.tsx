import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { QueryFailure } from '@/components/records/query-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useBringing } from '@/lib/client/photo-intake/bring-files';
import type { FoundFile } from '@/lib/client/photo-intake/found-files';
import { usePhotoQueue } from '@/lib/client/photo-intake/queue-state';
import { useUploadDraft } from '@/lib/client/queries/upload-drafts';
import type { UploadDraft } from '@/lib/contracts/uploads/upload-drafts';
import { DraftCatalogs } from './draft-catalogs';
import { IntakeSources } from './intake-sources';
import { LoosePhotos } from './loose-photos';
import { PhotoActions } from './photo-actions';
import { ReadingList } from './reading-list';
import { SavingNote } from './saving-note';
import { UploadList } from './upload-list';
import { useTray } from './use-tray';

const SendExport = dynamic(() => import('./send-export').then((module) => module.SendExport), { ssr: false });

interface DraftTrayProps {
  id: string;
  onFiles: (files: readonly FoundFile[]) => void;
  /** Called once the catalogs were created; leftover photos are in a draft of their own. */
  onSent: (restId: string | null) => void;
  onLeave: () => void;
}

/** One draft: photos are uploaded and arranged into catalogs. */
export function DraftTray({ id, onFiles, onSent, onLeave }: DraftTrayProps) {
  const { data, error, refetch } = useUploadDraft(id);
  const { exports } = useBringing(id);
  const { push, pathname } = useRouter();
  return (
    <Stack spacing={3}>
      <Button color="inherit" onClick={onLeave} sx={{ alignSelf: 'start' }}>
        All drafts
      </Button>
      <IntakeSources onFiles={onFiles} />
      {exports.map(({ file }) => (
        <SendExport key={file.name} given={file} onSent={(importId) => void push(`${pathname}?import=${importId}`)} />
      ))}
      <ReadingList draftId={id} />
      <UploadList draftId={id} />
      {!data && !error && <SkeletonLines count={2} height={160} />}
      {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {data && <Tray draft={data} onSent={onSent} />}
    </Stack>
  );
}

function Tray({ draft, onSent }: { draft: UploadDraft; onSent: (restId: string | null) => void }) {
  const tray = useTray(draft, onSent);
  const { isBusy, isAtRisk } = usePhotoQueue(draft.id);
  const { readings } = useBringing(draft.id);
  const { board, chosen, saving } = tray;
  const isReading = readings.length > 0;
  const mustStay = isAtRisk || isReading || saving.state === 'failed' || saving.state === 'conflict';
  return (
    <>
      <UnsavedGuard isDirty={mustStay} keepsAll={staysInside} />
      {isAtRisk && (
        <Alert severity="warning">
          This browser has no room to keep the photos. Keep this page open until all of them are here.
        </Alert>
      )}
      <SavingNote saving={saving} />
      <LoosePhotos tray={tray} />
      {board.catalogs.length > 0 && <DraftCatalogs tray={tray} isBusy={isBusy || isReading} />}
      {chosen.size > 0 && (
        <PhotoActions
          count={chosen.size}
          catalogs={board.catalogs}
          onNew={tray.group}
          onMove={tray.move}
          onCover={tray.cover}
          onRemove={tray.leaveOut}
          onClear={tray.clear}
        />
      )}
    </>
  );
}

/** Uploads continue while the user navigates inside the app; only closing or reloading the page stops them. */
const staysInside = () => true;
