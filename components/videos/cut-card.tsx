import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FileDrop } from '@/components/ui/file-drop';
import { SectionCard } from '@/components/ui/section-card';
import type { Video } from '@/lib/contracts/videos/video-record';
import { FilmRow } from './film-row';
import { FilmVersions } from './film-versions';
import type { Cuts } from './use-cuts';

/** The current cut, a new upload replacing it, and earlier cuts. */
export function CutCard({ video, cuts }: { video: Video; cuts: Cuts }) {
  const open = cuts.films.filter(({ state }) => state !== 'here');
  return (
    <SectionCard
      title="Cut video"
      description={video.cut ? `${video.cut.name} goes on. Upload another to replace it.` : 'What buyers will watch.'}
    >
      <FileDrop
        text="Drop a cut that was made elsewhere."
        buttonLabel={video.cut ? 'Choose another' : 'Choose the cut'}
        label="Cut video"
        accept="video/*"
        isBusy={cuts.isBusy}
        onFiles={cuts.add}
      />
      {open.length > 0 && (
        <Box component="ul" aria-label="Cuts on their way" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {open.map((one) => (
            <FilmRow key={one.key} one={one} onRemove={() => cuts.remove(one.key)} />
          ))}
        </Box>
      )}
      {cuts.problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {cuts.problem}
        </Alert>
      )}
      {video.cut && <FilmVersions videoId={video.id} latestId={video.cut.fileId} />}
    </SectionCard>
  );
}
