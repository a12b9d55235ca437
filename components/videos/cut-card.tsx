import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Lease } from '@/components/entities/lease/use-lease';
import { FileDrop } from '@/components/ui/file-drop';
import { SectionCard } from '@/components/ui/section-card';
import { toApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { filmProblem, useAddCut } from '@/lib/client/queries/videos';
import type { Video } from '@/lib/contracts/videos/video-record';
import { FilmRow } from './film-row';
import { useFilms } from './use-films';

/** Where the cut video goes in. Of several the last one counts. */
export function CutCard({ video, lease }: { video: Video; lease: Lease }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync } = useAddCut();
  const { films, add, remove, isBusy } = useFilms((film) => {
    setProblem(null);
    mutateAsync({ params: { id: video.id }, body: { leaseToken: lease.token, fileId: film.fileId } }).then(
      () => {
        lease.renewed();
        notifySuccess('The cut is here.');
      },
      (error: unknown) => {
        if (toApiError(error).code === 'hold_ended') lease.end();
        setProblem(filmProblem(error));
      },
    );
  });
  const open = films.filter(({ state }) => state !== 'here');
  return (
    <SectionCard
      title="Cut video"
      description={video.cut ? `${video.cut.name} goes on. Upload another to replace it.` : 'What buyers will watch.'}
    >
      <FileDrop
        text="Drop the cut video here."
        buttonLabel={video.cut ? 'Choose another' : 'Choose the cut'}
        label="Cut video"
        accept="video/*"
        isBusy={isBusy}
        onFiles={add}
      />
      {open.length > 0 && (
        <Box component="ul" aria-label="Cuts on their way" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {open.map((one) => (
            <FilmRow key={one.key} one={one} onRemove={() => remove(one.key)} />
          ))}
        </Box>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </SectionCard>
  );
}
