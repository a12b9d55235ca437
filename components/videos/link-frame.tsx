import OpenInNew from '@mui/icons-material/OpenInNew';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Video } from '@/lib/contracts/videos/video-record';
import { linkStateText, providerName } from '@/lib/domain/videos/video-text';

/** A video on another site. Nothing is loaded before the user asks for it. */
export function LinkFrame({ video }: { video: Video }) {
  const [isShown, setIsShown] = useState(false);
  const { url, embedUrl, provider, linkState, linkTitle, linkAuthor } = video;
  if (url === null) return null;
  const known = [linkTitle, linkAuthor].filter(Boolean).join(' · ');
  return (
    <Box>
      {isShown && embedUrl ? (
        <Box
          component="iframe"
          src={embedUrl}
          title={linkTitle ?? `Video on ${providerName(provider)}`}
          // The provider refuses playback without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; picture-in-picture; encrypted-media"
          sx={{ display: 'block', width: 1, height: 'min(60vh, 480px)', border: 0, borderRadius: 1.5 }}
        />
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', gap: 1, p: 4, borderRadius: 1.5, bgcolor: 'action.hover' }}>
          {embedUrl ? (
            <Button variant="contained" startIcon={<PlayArrow />} onClick={() => setIsShown(true)}>
              Play from {providerName(provider)}
            </Button>
          ) : (
            <Typography color="textSecondary">This link opens on its own page only.</Typography>
          )}
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <Link href={url} target="_blank" rel="noreferrer">
          {url} <OpenInNew fontSize="inherit" />
        </Link>
        {' · '}
        {linkStateText(linkState)}
        {known && ` · ${known}`}
      </Typography>
    </Box>
  );
}
