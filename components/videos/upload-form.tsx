import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { SectionCard } from '@/components/ui/section-card';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { notifySuccess } from '@/lib/client/notify';
import { filmProblem, videos } from '@/lib/client/queries/videos';
import { VIDEO_LIMIT, VIDEO_LIMITS } from '@/lib/contracts/videos/video-record';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import type { UploadSource } from '@/lib/domain/uploads/upload-status';
import { type Brought, broughtBody, BroughtFields, NOTHING_BROUGHT } from './brought-fields';
import { FilmRow } from './film-row';
import { FILE_SOURCES } from './upload-sources';
import { useChosenVideos } from './use-chosen-videos';
import { useFilms } from './use-films';

const videosText = (count: number) => (count === 1 ? '1 video' : `${count} videos`);

/** Uploads video files, takes details of each, and adds those of one seller in one step. */
export function UploadForm() {
  const { films, add, queueUp, remove, isBusy } = useFilms();
  const chosen = useChosenVideos(add, queueUp);
  const [brought, setBrought] = useState<Brought>(NOTHING_BROUGHT);
  const [source, setSource] = useState<UploadSource>('whatsapp');
  const [caption, setCaption] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = videos.useAdd();
  const ready = films.filter(({ film }) => film && !film.known);
  // Videos from a chat export belong to their senders.
  const needsSeller = ready.length === 0 || ready.some(({ posted }) => !posted?.seller);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    setProblem(null);
    if ((needsSeller && brought.sellerId === null) || ready.length === 0) return;
    try {
      for (const { key, film, posted } of ready) {
        const sellerId = posted?.seller?.id ?? brought.sellerId;
        if (!film || sellerId === null) continue;
        const words = posted ? posted.caption.slice(0, VIDEO_LIMITS.caption) : caption;
        await mutateAsync({
          ...broughtBody(brought, sellerId),
          source,
          caption: words,
          fileId: film.fileId,
          sender: posted?.sender,
        });
        remove(key);
      }
      notifySuccess(`${videosText(ready.length)} added.`);
      setCaption('');
      setIsAsked(false);
    } catch (error) {
      setProblem(filmProblem(error));
    }
  };
  return (
    <SectionCard
      title="Add videos"
      description={`Up to ${megabytesText(VIDEO_LIMIT)} each. A cut connection goes on where it stopped.`}
    >
      <UnsavedGuard
        isDirty={films.length > 0}
        title="Leave before they are added?"
        text="Videos that are not added yet have to be chosen again; those that were sent go on where they stopped."
      />
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Box>
            <FileDrop
              text="Drop videos here."
              buttonLabel="Choose videos"
              hint="MP4, MOV, WebM or MKV, or a chat exported from WhatsApp with media (.zip)."
              label="Video files"
              accept="video/*,.mkv,.3gp,.zip"
              isMultiple
              isBusy={chosen.isReading}
              onFiles={chosen.choose}
            />
            {chosen.problem && (
              <Alert severity="error" sx={{ mt: 1 }}>
                {chosen.problem}
              </Alert>
            )}
            <Box component="ul" aria-label="Videos to add" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
              {films.map((one) => (
                <FilmRow key={one.key} one={one} onRemove={() => remove(one.key)} />
              ))}
            </Box>
          </Box>
          <Stack spacing={2}>
            <BroughtFields value={brought} onChange={setBrought} isAsked={isAsked && needsSeller} />
            <SegmentedControl
              legend="Came by"
              value={source}
              options={FILE_SOURCES.map((value) => ({ value, label: uploadSourceLabel(value) }))}
              onChange={setSource}
            />
            <Field
              label="Caption"
              hint="As the seller wrote it."
              multiline
              minRows={2}
              inputProps={{ maxLength: VIDEO_LIMITS.caption }}
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
            />
            {problem && <Alert severity="error">{problem}</Alert>}
            {isAsked && ready.length === 0 && !isBusy && <Alert severity="info">Choose a video first.</Alert>}
            <Button type="submit" variant="contained" disabled={isBusy} loading={isPending}>
              {ready.length > 0 ? `Add ${videosText(ready.length)}` : 'Add videos'}
            </Button>
          </Stack>
        </Box>
      </form>
    </SectionCard>
  );
}
