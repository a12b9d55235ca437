import type { SellerStatus } from '../sellers/seller-status';
import { stateWords } from '../states';
import { VIDEO_STATE_TEXTS, type VideoStatus } from './video-status';

export const LANGUAGES = ['hi', 'en', 'gu', 'ta', 'te', 'bn', 'mr', 'none'] as const;
export type Language = (typeof LANGUAGES)[number];

const LANGUAGE_NAMES: Record<Language, string> = {
  hi: 'Hindi',
  en: 'English',
  gu: 'Gujarati',
  ta: 'Tamil',
  te: 'Telugu',
  bn: 'Bengali',
  mr: 'Marathi',
  none: 'No speech',
};

export const languageName = (language: Language): string => LANGUAGE_NAMES[language];

export const LINK_STATES = ['unknown', 'live', 'gone', 'private', 'no_video'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** States of links that buyers cannot watch. */
export const BROKEN_LINKS = ['gone', 'private', 'no_video'] as const satisfies readonly LinkState[];

const LINK_WORDS: Record<LinkState, string> = {
  unknown: 'Not checked yet',
  live: 'Live',
  gone: 'Gone',
  private: 'Private or not to be shown elsewhere',
  no_video: 'No video there',
};

export const linkStateText = (state: LinkState): string => LINK_WORDS[state];

const PROVIDER_NAMES = { youtube: 'YouTube', instagram: 'Instagram', file: 'File' } as const;

export const providerName = (provider: keyof typeof PROVIDER_NAMES): string => PROVIDER_NAMES[provider];

interface Named {
  title: string;
  linkTitle: string | null;
  fileName: string | null;
  seller: { businessName: string };
}

/** Name of a video that has no title yet. */
export const videoName = ({ title, linkTitle, fileName, seller }: Named): string =>
  title || linkTitle || fileName || `Video of ${seller.businessName}`;

/** Name of a video in lists and sentences. */
export const nameOfVideo = ({ raw, ...video }: Omit<Named, 'fileName'> & { raw: { name: string } | null }): string =>
  videoName({ ...video, fileName: raw?.name ?? null });

interface Shown {
  status: VideoStatus;
  seller: { status: SellerStatus; deprioritised: boolean };
}

/** Why buyers do not see a video, as sentences; empty when they do. This rule is defined only here. */
export const videoHiddenBecause = ({ status, seller }: Shown): string[] =>
  [
    status !== 'live' && `It is ${stateWords(VIDEO_STATE_TEXTS, status)}, not live.`,
    seller.status !== 'active' && `Its seller is ${seller.status}.`,
    seller.deprioritised && 'Its seller is deprioritised.',
  ].filter((reason) => reason !== false);

/** Segments must be in playing order; returns what is wrong with one of them, as a sentence. */
export function segmentProblem(
  { startMs, endMs }: { startMs: number; endMs: number },
  lengthMs: number | null,
): string | null {
  if (endMs <= startMs) return 'A segment ends after it begins.';
  return lengthMs !== null && endMs > lengthMs + 1000 ? 'A segment lies within the video.' : null;
}
