import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import { notifySuccess } from '@/lib/client/notify';
import { useSendVideo, videos } from '@/lib/client/queries/videos';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { type Video, videoFormSchema, videoSchema, videoValues } from '@/lib/contracts/videos/video-record';
import { missingForReview } from '@/lib/domain/videos/video-machine';
import { tagProblem } from '@/lib/domain/videos/video-status';
import { SegmentsField } from './segments-field';
import { TagFields } from './tag-fields';
import { VideoStage } from './video-stage';
import { nameOfVideo, VIDEO_WORDS } from './video-words';

interface TagFormProps {
  video: Video;
  taxonomy: Taxonomy;
  /** It went to review: on with the next. */
  onSent: () => void;
}

/** Everything that is said of a video, beside its player; saved on the version it was typed on, or sent to review. */
export function TagForm({ video, taxonomy, onSent }: TagFormProps) {
  const player = useRef<HTMLVideoElement>(null);
  const update = videos.useUpdate(video.id);
  const send = useSendVideo(video.id);
  const [isSent, setIsSent] = useState(false);
  const { form, isDirty, isSaving, handleSubmit, submitFor, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'video',
    item: video,
    itemSchema: videoSchema,
    formSchema: videoFormSchema,
    valuesOf: videoValues,
    save: (changes, purpose?: 'send') => (purpose ? send.mutateAsync(changes) : update.mutateAsync(changes)),
    savesUnchanged: true,
    onSaved: (saved, purpose) => {
      notifySuccess(purpose ? `${nameOfVideo(saved)} went to review.` : `${nameOfVideo(saved)} is saved.`);
      if (purpose) setIsSent(true);
    },
  });
  // The guard lets go once nothing is left that is not saved.
  useCloseWhenDone(isSent && !isDirty, onSent);
  const values = form.watch();
  const missing = missingForReview({ ...values, hasPoster: video.poster !== null, segments: values.segments.length });
  const problem = tagProblem(video.status);
  const { root } = form.formState.errors;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || problem !== null) return;
    event.preventDefault();
    void submitFor('send');
  };
  return (
    <Box onKeyDown={handleKey}>
      <UnsavedGuard isDirty={isDirty} />
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={VIDEO_WORDS}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      <Box
        sx={{
          display: conflict ? 'none' : 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 540px)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2}>
          <VideoStage video={video} playerRef={player} />
          <SectionCard title="Segments" description="Which part of the video shows which catalog.">
            <SegmentsField
              video={video}
              value={values.segments}
              player={player}
              onChange={(segments) => form.setValue('segments', segments, { shouldDirty: true })}
            />
          </SectionCard>
        </Stack>
        <Box component="form" noValidate onSubmit={(event) => void handleSubmit(event)}>
          {(problem ?? video.statusReason) && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {problem ?? `Sent back: ${video.statusReason}`}
            </Alert>
          )}
          <TagFields form={form} caption={video.caption} taxonomy={taxonomy} isDisabled={problem !== null} />
          {root && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {root.message}
            </Alert>
          )}
          <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.default' }}>
            <Box component="p" role="status" sx={{ m: 0, mb: 1 }}>
              {missing.length > 0 ? `Still missing: ${missing.join(', ')}` : 'Everything is there.'}
            </Box>
            <Button
              variant="contained"
              disabled={problem !== null || missing.length > 0}
              loading={isSaving}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void submitFor('send')}
            >
              Send to review, next
            </Button>{' '}
            <Button type="submit" color="inherit" disabled={problem !== null || !isDirty} loading={isSaving}>
              Save
            </Button>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
