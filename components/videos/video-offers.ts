import type { VideoForm } from '@/lib/contracts/videos/video-record';
import type { CaptionReading, Finding } from '@/lib/domain/captions/reading';
import { captionFill } from '@/lib/domain/captions/caption-form';

/** A caption word or a title suggested for a field of a video. */
export interface VideoOffer {
  field: 'title' | 'rateText' | 'fabricText';
  text: string;
  lang?: 'hi';
  /** Shortcut key that accepts it. */
  hint?: string;
}

function offerOf(finding: Finding): VideoOffer | null {
  if (finding.field === 'fabric') return { field: 'fabricText', text: finding.value };
  const fill = captionFill(finding);
  return fill?.field === 'rate' ? { field: 'rateText', text: fill.text } : null;
}

/** Certain findings of a caption for empty fields of a video. */
export const captionOffers = ({ findings }: CaptionReading, values: VideoForm): VideoOffer[] =>
  findings.flatMap((finding) => offerOf(finding) ?? []).filter(({ field }) => values[field] === '');

interface Titles {
  proposed: { en: string; hi: string } | null;
  /** Title at the provider. */
  linkTitle: string | null;
}

/** Suggested titles other than the current one. */
export const titleOffers = ({ proposed, linkTitle }: Titles, title: string): VideoOffer[] => {
  const offers: (VideoOffer | null)[] = [
    proposed && { field: 'title', text: proposed.en, hint: ';' },
    proposed && { field: 'title', text: proposed.hi, hint: ':', lang: 'hi' },
    linkTitle ? { field: 'title', text: linkTitle } : null,
  ];
  return offers.filter((offer) => offer !== null && offer.text !== title) as VideoOffer[];
};
