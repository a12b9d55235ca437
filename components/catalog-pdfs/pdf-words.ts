import type { PdfFormat } from '@/lib/domain/catalog-pdf/formats';
import type { PageLanguage, PhotoQuality, RateShown } from '@/lib/domain/catalog-pdf/options';

export const CATALOGS = { one: 'catalog', many: 'catalogs' } as const;
export const PICTURES = { one: 'picture', many: 'pictures' } as const;
export const PAGES = { one: 'page', many: 'pages' } as const;

const choices = <Value extends string>(words: Record<Value, string>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

const LANGUAGES: Record<PageLanguage, string> = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' };
const RATES: Record<RateShown, string> = { hidden: 'Hidden', shown: 'As it is', 'marked-up': 'Marked up' };
const FORMATS: Record<PdfFormat, string> = { pdf: 'PDF', jpegs: 'JPEGs in a zip' };
const QUALITIES: Record<PhotoQuality, string> = { normal: 'Normal', smaller: 'Smaller' };

export const LANGUAGE_CHOICES = choices(LANGUAGES);
export const RATE_CHOICES = choices(RATES);
export const FORMAT_CHOICES = choices(FORMATS);
export const QUALITY_CHOICES = choices(QUALITIES);
export const FORMAT_NAMES = FORMATS;
