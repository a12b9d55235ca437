import type { TemplateCategory } from './categories';
import type { TemplateLanguage, TemplateMedia } from './template-status';

/** A placeholder in a template, named by staff. The provider knows it by its number in the list. */
export interface TemplateVariable {
  name: string;
  /** Shown to the provider for approval, and in the preview. */
  example: string;
}

/** Contents of a template. */
export interface TemplateText {
  body: string;
  footer: string;
  media: TemplateMedia;
  variables: readonly TemplateVariable[];
}

/** A template as a campaign froze it. */
export interface FrozenTemplate extends TemplateText {
  providerId: string;
  name: string;
  language: TemplateLanguage;
  category: TemplateCategory;
}

/** WhatsApp's maximum lengths. */
export const TEXT_LIMITS = { body: 1024, footer: 60, name: 60, variables: 10, value: 200 } as const;

const PLACE = /\{\{([a-z][a-z0-9_]*)\}\}/g;

/** Distinct placeholder names in a body, in order of first use. */
export const variablesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(PLACE)].map(([, name = '']) => name)),
];

/** A body with its placeholders filled in; an empty placeholder keeps its name. */
export const filledBody = (body: string, valueOf: (name: string) => string | undefined): string =>
  body.replace(PLACE, (place, name: string) => valueOf(name) || place);

/** A body in the provider's format: placeholders by number. */
export const numberedBody = (body: string): string => {
  const names = variablesIn(body);
  return body.replace(PLACE, (_, name: string) => `{{${names.indexOf(name) + 1}}}`);
};

/** What is wrong with a body, as a sentence; null when it is fine. */
export function bodyProblem(body: string): string | null {
  if (body.replace(PLACE, '').includes('{{')) return 'Write a variable as {{buyer_name}}: small letters, digits and _.';
  if (/\}\}\s*\{\{/.test(body)) return 'Put words between two variables.';
  if (/^\{\{|\}\}$/.test(body.trim())) return 'WhatsApp refuses a text that begins or ends with a variable.';
  return variablesIn(body).length > TEXT_LIMITS.variables ? `Use at most ${TEXT_LIMITS.variables} variables.` : null;
}
