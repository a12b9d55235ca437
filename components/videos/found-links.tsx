import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StateTag } from '@/components/entities/state-tag';
import { Tag } from '@/components/ui/tag';
import { VIDEO_STATE_TEXTS, type VideoStatus } from '@/lib/domain/videos/video-status';
import type { findVideoLinks } from '@/lib/domain/videos/video-link';
import { type LinkState, linkStateText, providerName } from '@/lib/domain/videos/video-text';

interface FoundLinksProps {
  found: ReturnType<typeof findVideoLinks>;
  known: readonly { key: string; name: string; status: VideoStatus }[];
  /** What providers tell of links, as far as they were asked. */
  told: readonly { key: string; state: LinkState; title: string | null; author: string | null }[];
}

/** The title and channel of a link, or why there are none. */
function toldText(told: FoundLinksProps['told'][number] | undefined): string {
  if (!told) return '';
  const words = [told.title, told.author].filter(Boolean).join(' · ');
  return words || (told.state === 'live' ? '' : linkStateText(told.state));
}

/** What is in a pasted text: links in their one spelling, those that are here already, and what is no video. */
export function FoundLinks({ found: { links, refused, repeated }, known, told }: FoundLinksProps) {
  if (links.length === 0 && refused.length === 0) return null;
  return (
    <Box role="status">
      <Box
        component="ul"
        aria-label="Links found"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflow: 'auto' }}
      >
        {links.map(({ key, provider, url }) => {
          const here = known.find((one) => one.key === key);
          const words = toldText(told.find((one) => one.key === key));
          return (
            <Box
              component="li"
              key={key}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'flex-start',
                gap: 1,
                py: 0.75,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Tag tone={here ? 'warning' : 'success'}>{here ? 'Here already' : 'New'}</Tag>
              <Typography variant="body2" sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
                {providerName(provider)} · {url}
                {here && ` · ${here.name}`}
                {words && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {words}
                  </Box>
                )}
              </Typography>
              {here && <StateTag states={VIDEO_STATE_TEXTS} state={here.status} />}
            </Box>
          );
        })}
      </Box>
      {repeated > 0 && (
        <Typography variant="body2" color="textSecondary">
          {repeated === 1 ? 'One link was pasted twice.' : `${repeated} links were pasted more than once.`}
        </Typography>
      )}
      {refused.length > 0 && (
        <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
          No video that can be added: {refused.join(', ')}
        </Typography>
      )}
    </Box>
  );
}
