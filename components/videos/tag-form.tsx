import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import { notifySuccess } from '@/lib/client/notify';
import { useSendVideo, videos } from '@/lib/client/queries/videos';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import {
  type Video,
  type VideoForm,
  videoFormSchema,
  videoSchema,
  videoValues,
} from '@/lib/contracts/videos/video-record';
import { missingForReview } from '@/lib/domain/videos/video-machine';
import { tagProblem } from '@/lib/domain/videos/video-status';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { LinkFrame } from './link-frame';
import { SegmentsField } from './segments-field';
import { TagFields } from './tag-fields';
import { usePlayer } from './use-player';
import { useSegments } from './use-segments';
import { useVideoTagging } from './use-video-tagging';
import { VideoPlayer } from './video-player';
import { VIDEO_WORDS } from './video-words';

const KeysSheet = dynamic(() => import('./keys-sheet').then((module) => module.KeysSheet), { ssr: false });

interface TagFormProps {
  video: Video;
  taxonomy: Taxonomy;
  /** Called when it was sent to review: continues with the next video. */
  onSent: () => void;
}

/** All details of a video beside its player; saved against the version they were edited on, or sent to review. */
export function TagForm({ video, taxonomy, onSent }: TagFormProps) {
  const player = usePlayer(video.cut);
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
  // The leave guard deactivates once nothing is unsaved.
  useCloseWhenDone(isSent && !isDirty, onSent);
  const values = useWatch({ control: form.control }) as VideoForm;
  const missing = missingForReview({ ...values, hasPoster: video.poster !== null, segments: values.segments.length });
  const problem = tagProblem(video.status);
  const { root } = form.formState.errors;
  const segments = useSegments({
    video,
    value: values.segments,
    player,
    onChange: (next) => form.setValue('segments', next, { shouldDirty: true }),
  });
  const handleFinish = () => !isSaving && !conflict && void submitFor('send');
  const tagging = useVideoTagging({
    video,
    taxonomy,
    form,
    values,
    missing,
    player,
    onMark: segments.mark,
    problem,
    onFinish: handleFinish,
  });
  return (
    <>
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
          {video.cut ? (
            <VideoPlayer film={video.cut} poster={video.poster} player={player} onMark={segments.mark} />
          ) : (
            <LinkFrame video={video} />
          )}
          <SectionCard title="Segments" description="Which part of the video shows which catalog.">
            <SegmentsField video={video} value={values.segments} player={player} segments={segments} />
          </SectionCard>
        </Stack>
        <Box component="form" noValidate onSubmit={(event) => void handleSubmit(event)}>
          {(problem ?? video.statusReason) && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {problem ?? `Sent back: ${video.statusReason}`}
            </Alert>
          )}
          <TagFields
            form={form}
            values={values}
            caption={video.caption}
            tagging={tagging}
            isDisabled={problem !== null}
          />
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
              onClick={handleFinish}
            >
              Send to review, next
            </Button>{' '}
            <Button type="submit" color="inherit" disabled={problem !== null || !isDirty} loading={isSaving}>
              Save
            </Button>
          </Box>
        </Box>
      </Box>
      {tagging.showsKeys && <KeysSheet onClose={() => tagging.setShowsKeys(false)} />}
    </>
  );
}
