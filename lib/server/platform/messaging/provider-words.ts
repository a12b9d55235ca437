import { TEMPLATE_CATEGORIES, type TemplateCategory } from '@/lib/domain/messages/categories';
import {
  QUALITIES,
  type Quality,
  TEMPLATE_LANGUAGES,
  type TemplateLanguage,
  type TemplateMedia,
  type TemplateStatus,
} from '@/lib/domain/messages/template-status';

/** A phone number in the providers' format: E.164 digits only. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** A provider's phone number in E.164; null where it is not valid. */
export const phoneOf = (given: unknown): string | null => {
  const digits = typeof given === 'string' || typeof given === 'number' ? digitsOf(String(given)) : '';
  return /^\d{8,15}$/.test(digits) ? `+${digits}` : null;
};

const STATUSES: Readonly<Record<string, TemplateStatus>> = {
  pending: 'pending',
  in_appeal: 'pending',
  approved: 'approved',
  enabled: 'approved',
  rejected: 'rejected',
  failed: 'rejected',
  paused: 'paused',
  flagged: 'approved',
  disabled: 'disabled',
  deleted: 'disabled',
  pending_deletion: 'disabled',
};

const small = (given: unknown) => (typeof given === 'string' ? given.toLowerCase() : '');

export const statusOf = (given: unknown): TemplateStatus | null => STATUSES[small(given)] ?? null;

export const qualityOf = (given: unknown): Quality | null =>
  QUALITIES.find((quality) => quality === small(given) || (quality === 'green' && small(given) === 'high')) ?? null;

export const categoryOf = (given: unknown): TemplateCategory | null =>
  TEMPLATE_CATEGORIES.find((category) => category === small(given)) ?? null;

/** `en_US` and `en_GB` both count as English. */
export const languageOf = (given: unknown): TemplateLanguage | null =>
  TEMPLATE_LANGUAGES.find((language) => language === small(given).split(/[_-]/)[0]) ?? null;

const MEDIA: Readonly<Record<string, TemplateMedia>> = {
  text: 'none',
  image: 'image',
  video: 'video',
  document: 'document',
};
export const mediaOf = (given: unknown): TemplateMedia | null => MEDIA[small(given)] ?? null;

/** A timestamp in seconds or milliseconds, as a number or text. */
export function momentOf(given: unknown): Date | null {
  const number = Number(given);
  if (!Number.isFinite(number) || number <= 0) return null;
  const at = new Date(number < 100_000_000_000 ? number * 1000 : number);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999 ? null : at;
}
