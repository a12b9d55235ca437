import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { lengthText } from '@/lib/domain/videos/video-facts';
import type { FilmOnItsWay, PostedBy } from './use-films';

const textOf = ({ state, share, film }: FilmOnItsWay): string => {
  if (film)
    return `${lengthText(film.durationMs)} · ${film.width} × ${film.height} · ${film.codec} · ${megabytesText(film.bytes)}`;
  if (state === 'refused') return 'Refused';
  if (state === 'waiting') return 'Queued';
  return share < 1 ? `${Math.floor(share * 100)} % sent` : 'Sent. The server reads it …';
};

const postedText = ({ sender, seller }: PostedBy) =>
  seller ? seller.businessName : `${sender}, an unknown seller: it goes to the one you choose`;

/** One film being uploaded: progress and details, or the reason it was rejected. */
export function FilmRow({ one, onRemove }: { one: FilmOnItsWay; onRemove: () => void }) {
  const { name, state, share, problem, film, posted } = one;
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {textOf(one)}
          </Typography>
          {posted && (
            <Typography variant="body2" color="textSecondary" noWrap title={posted.caption}>
              {postedText(posted)}
              {posted.caption && ` · ${posted.caption}`}
            </Typography>
          )}
        </Box>
        <Button size="small" color="inherit" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Box>
      {state === 'sending' && (
        <LinearProgress
          aria-label={`Sending ${name}`}
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={share * 100}
        />
      )}
      {(problem ?? film?.playProblem) && (
        <Typography variant="body2" color={state === 'refused' ? 'error' : 'warning'}>
          {problem ?? film?.playProblem}
        </Typography>
      )}
      {film?.known && (
        <Typography variant="body2" color="error">
          The same video is here already: {film.known.name}
        </Typography>
      )}
    </Box>
  );
}
