import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { FileDrop } from '@/components/ui/file-drop';
import { NumberField } from '@/components/ui/number-field';
import { SectionCard } from '@/components/ui/section-card';
import { photosOf } from '@/lib/domain/photo-board';
import { DraftCatalogs } from './draft-catalogs';
import { PhotoActions } from './photo-actions';
import { PhotoGrid } from './photo-grid';
import { counted } from './post-words';
import { UploadList } from './upload-list';
import { usePhotoUploads } from './use-photo-uploads';
import { useTray } from './use-tray';

const GAP_MINUTES = 5;

/** Brings photos in and puts them together to catalogs. */
export function PhotosPanel() {
  const tray = useTray();
  const [gap, setGap] = useState<number | null>(GAP_MINUTES);
  const { uploads, done, isBusy, add, retry, retryAll, dismiss } = usePhotoUploads(tray.take);
  const { board, chosen, hands } = tray;
  const hasPhotos = photosOf(board).length > 0;
  return (
    <Stack spacing={3}>
      <UnsavedGuard
        isDirty={isBusy || hasPhotos}
        title="Leave the photos?"
        text="No catalog was made of these photos yet. Leaving gives up how you put them together."
      />
      <FileDrop
        text="Drop photos here, as many as you like."
        buttonLabel="Choose photos"
        hint="JPEG, PNG or WebP. A photo that is here already is not added twice."
        label="Photos to upload"
        accept="image/*"
        isMultiple
        onFiles={add}
      />
      <UploadList uploads={uploads} done={done} onRetry={retry} onRetryAll={retryAll} onDismiss={dismiss} />
      {(hasPhotos || done > 0) && (
        <SectionCard
          title={`In no catalog yet: ${counted(board.loose.length, 'photo')}`}
          description="Choose photos (with Shift all up to one) and put them into a catalog, or drag them. Alt and an arrow key move one."
          action={
            <Stack direction="row" spacing={1} sx={{ alignItems: 'end', width: { xs: 1, sm: 380 } }}>
              <NumberField label="Minutes between catalogs" value={gap} onChange={setGap} />
              <Button
                variant="outlined"
                color="inherit"
                disabled={board.loose.length === 0 || !gap}
                sx={{ flexShrink: 0 }}
                onClick={() => gap && tray.groupByTime(gap)}
              >
                One catalog per time gap
              </Button>
            </Stack>
          }
        >
          <PhotoGrid
            label="Photos in no catalog"
            place={null}
            photos={board.loose}
            hands={hands}
            emptyText="All photos are in catalogs."
          />
        </SectionCard>
      )}
      {board.catalogs.length > 0 && <DraftCatalogs tray={tray} isBusy={isBusy} />}
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
    </Stack>
  );
}
