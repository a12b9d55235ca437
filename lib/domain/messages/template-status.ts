import { states, statesOf } from '../states';

export const TEMPLATE_STATE_TEXTS = states({
  draft: { label: 'Draft', tone: 'plain' },
  pending: { label: 'Pending', tone: 'warning', words: 'waiting for approval' },
  approved: { label: 'Approved', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  disabled: { label: 'Disabled', tone: 'error' },
  rejected: { label: 'Rejected', tone: 'error' },
});
export const TEMPLATE_STATUSES = statesOf(TEMPLATE_STATE_TEXTS);
export type TemplateStatus = keyof typeof TEMPLATE_STATE_TEXTS;

export const QUALITIES = ['unknown', 'green', 'yellow', 'red'] as const;
export type Quality = (typeof QUALITIES)[number];
export const QUALITY_LABELS: Record<Quality, string> = {
  unknown: 'Not rated',
  green: 'High',
  yellow: 'Medium',
  red: 'Low',
};

export const TEMPLATE_LANGUAGES = ['en', 'hi', 'gu'] as const;
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];
export const LANGUAGE_LABELS: Record<TemplateLanguage, string> = { en: 'English', hi: 'Hindi', gu: 'Gujarati' };

export const TEMPLATE_MEDIA = ['none', 'image', 'video', 'document'] as const;
export type TemplateMedia = (typeof TEMPLATE_MEDIA)[number];
export const MEDIA_LABELS: Record<TemplateMedia, string> = {
  none: 'Text only',
  image: 'Photo',
  video: 'Video',
  document: 'PDF',
};

const REASONS: Readonly<Record<string, string>> = {
  ABUSIVE_CONTENT: 'WhatsApp finds the text abusive.',
  INVALID_FORMAT: 'The text or its variables are not in the form WhatsApp wants.',
  PROMOTIONAL: 'It advertises, so it belongs to the category Marketing.',
  SCAM: 'WhatsApp takes the text for a scam.',
  TAG_CONTENT_MISMATCH: 'Text and category do not fit each other.',
};

/** Why WhatsApp rejected a template: known codes in plain words, other texts unchanged. */
export const templateReason = (reason: string): string => REASONS[reason] ?? reason;

/** Why a template may not be used, as a sentence; null when it may. */
export function sendProblem(status: TemplateStatus, reason: string | null = null): string | null {
  if (status === 'approved') return null;
  const words = { ...TEMPLATE_STATE_TEXTS[status] };
  return `The template is ${words.words ?? words.label.toLowerCase()}. Only approved templates can be sent.${reason ? ` ${templateReason(reason)}` : ''}`;
}
