import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LinkDetails } from '@/lib/domain/videos/link-details';
import type { findVideoLinks } from '@/lib/domain/videos/video-link';
import type { VideoStatus } from '@/lib/domain/videos/video-status';
import { FoundLink, type ToldOfLink } from './found-link';
import type { useOwnDetails } from './use-own-details';

interface FoundLinksProps {
  found: ReturnType<typeof findVideoLinks>;
  known: readonly { key: string; name: string; status: VideoStatus }[];
  /** Provider data of links, as far as requested. */
  told: readonly ToldOfLink[];
  /** Details of all links, and of single ones. */
  all: LinkDetails;
  own: ReturnType<typeof useOwnDetails>;
  channelSeller: (key: string) => { id: string; businessName: string } | null;
  /** Rejection reason by link address. */
  problems: ReadonlyMap<string, string>;
}

/** Contents of a pasted text: normalized links, known ones, and addresses that are no video. */
export function FoundLinks({ found: { links, refused, repeated }, known, told, all, own, ...of }: FoundLinksProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  if (links.length === 0 && refused.length === 0) return null;
  const isOneOpen = links.some(({ key }) => key === openKey);
  return (
    <Box>
      <Box
        component="ul"
        aria-label="Links found"
        sx={{
          // Room for the focus outline, which the edge would clip.
          ...{ my: 0, mx: -0.75, py: 0, px: 0.75 },
          listStyle: 'none',
          maxHeight: isOneOpen ? { xs: 'none', md: 'min(85vh, 760px)' } : 320,
          overflow: 'auto',
        }}
      >
        {links.map((link) => {
          const { key, url } = link;
          const here = known.find((one) => one.key === key);
          return (
            <FoundLink
              key={key}
              link={link}
              here={here}
              told={told.find((one) => one.key === key)}
              all={all}
              own={own.of(key)}
              onChange={(changes) => own.change(key, changes)}
              onTakeBack={() => own.takeBack(key)}
              channelSeller={all.sellerId === null ? of.channelSeller(key) : null}
              problem={of.problems.get(url)}
              isOpen={!here && key === openKey}
              onToggle={() => setOpenKey(key === openKey ? null : key)}
            />
          );
        })}
      </Box>
      <Box role="status">
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
    </Box>
  );
}
