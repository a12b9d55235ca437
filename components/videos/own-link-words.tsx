import Box from '@mui/material/Box';
import { OptionName } from '@/components/entities/option-picker';
import { sellerOptions } from '@/lib/client/queries/options';
import { hasOwnDetails, type OwnDetails } from '@/lib/domain/videos/link-details';
import { languageName } from '@/lib/domain/videos/video-text';
import { PRIORITY_NAMES } from './brought-fields';

const SELLERS = sellerOptions();

interface OwnLinkWordsProps {
  own: OwnDetails;
  /** Seller identified by the link's channel alone. */
  channelSeller: { businessName: string } | null;
  /** Seller of the channel, when another seller is selected for all links. */
  otherSeller: { businessName: string } | null;
}

/** Effective details of one link, in one line. */
export function OwnLinkWords({ own, channelSeller, otherSeller }: OwnLinkWordsProps) {
  const { sellerId, languages, level, note } = own;
  const words = [
    level && PRIORITY_NAMES[level],
    languages && (languages.map(languageName).join(', ') || 'no language'),
    note !== undefined && (note.trim() ? `“${note.trim()}”` : 'no note'),
  ].filter(Boolean);
  return (
    <>
      {channelSeller && !sellerId && (
        <Box component="span" sx={{ display: 'block' }}>
          {channelSeller.businessName}, by its channel
        </Box>
      )}
      {otherSeller && !sellerId && (
        <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
          {otherSeller.businessName} posts on this channel.
        </Box>
      )}
      {hasOwnDetails(own) && (
        <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
          Only this link: {sellerId && <OptionName source={SELLERS} id={sellerId} />}
          {sellerId && words.length > 0 && ' · '}
          {words.join(' · ')}
        </Box>
      )}
    </>
  );
}
