import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { StateTag } from '@/components/entities/state-tag';
import { Tag } from '@/components/ui/tag';
import type { LinkDetails, OwnDetails } from '@/lib/domain/videos/link-details';
import { VIDEO_STATE_TEXTS, type VideoStatus } from '@/lib/domain/videos/video-status';
import type { VideoLink } from '@/lib/domain/videos/video-link';
import { type LinkState, linkStateText, providerName } from '@/lib/domain/videos/video-text';
import { OwnLinkFields } from './own-link-fields';
import { OwnLinkWords } from './own-link-words';

export interface ToldOfLink {
  key: string;
  state: LinkState;
  title: string | null;
  author: string | null;
  seller: { id: string; businessName: string } | null;
}

interface FoundLinkProps {
  link: VideoLink;
  /** The existing video for this link. */
  here?: { name: string; status: VideoStatus };
  told?: ToldOfLink;
  /** Defaults for all links. */
  all: LinkDetails;
  own: OwnDetails;
  onChange: (changes: OwnDetails) => void;
  onTakeBack: () => void;
  /** Seller identified by the link's channel alone. */
  channelSeller: { id: string; businessName: string } | null;
  problem?: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Title and channel of a link, or why there are none. */
function toldText({ provider }: VideoLink, told: ToldOfLink | undefined): string {
  if (!told) return provider === 'file' ? '' : linkStateText('unknown');
  const words = [told.title, told.author].filter(Boolean).join(' · ');
  return words || (told.state === 'live' ? '' : linkStateText(told.state));
}

/** One pasted link, with its own details. */
export function FoundLink({ link, here, told, channelSeller, problem, isOpen, onToggle, ...details }: FoundLinkProps) {
  const { all, own, onChange, onTakeBack } = details;
  const button = useRef<HTMLButtonElement>(null);
  const otherSeller = all.sellerId !== null && told?.seller?.id !== all.sellerId ? (told?.seller ?? null) : null;
  const about = here ? '' : toldText(link, told);
  const close = () => {
    onToggle();
    button.current?.focus();
  };
  return (
    <Box
      component="li"
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
      <Typography component="div" variant="body2" sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {providerName(link.provider)} · {link.url}
        {here && ` · ${here.name}`}
        {about && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {about}
          </Box>
        )}
        {!here && !isOpen && <OwnLinkWords own={own} channelSeller={channelSeller} otherSeller={otherSeller} />}
        {problem && (
          <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
            {problem}
          </Box>
        )}
      </Typography>
      {here ? (
        <StateTag states={VIDEO_STATE_TEXTS} state={here.status} />
      ) : (
        <Button
          ref={button}
          size="small"
          aria-expanded={isOpen}
          aria-label={`Change ${link.url}`}
          onClick={onToggle}
          sx={{ my: -0.5 }}
        >
          Change
        </Button>
      )}
      {isOpen && (
        <OwnLinkFields
          label={`Only ${link.url}`}
          all={{ ...all, sellerId: all.sellerId ?? channelSeller?.id ?? null }}
          own={own}
          onChange={onChange}
          onTakeBack={onTakeBack}
          onDone={close}
        />
      )}
    </Box>
  );
}
