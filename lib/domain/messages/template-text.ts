import type { TemplateCategory } from './categories';
import type { TemplateLanguage, TemplateMedia } from './template-status';

/** A place in a template, by the name staff gave it. The provider knows it by its number in the order of the list. */
export interface TemplateVariable {
  name: string;
  /** What the provider is shown when it decides, and the preview shows. */
  example: string;
}

/** What a template says. */
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

/** What WhatsApp takes at most. */
export const TEXT_LIMITS = { body: 1024, footer: 60, name: 60, variables: 10, value: 200 } as const;

const PLACE = /\{\{([a-z][a-z0-9_]*)\}\}/g;

/** The names of the places in a body, each once, in the order they come first. */
export const variablesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(PLACE)].map(([, name = '']) => name)),
];

/** A body with what each place says; a place that says nothing keeps its name. */
export const filledBody = (body: string, valueOf: (name: string) => string | undefined): string =>
  body.replace(PLACE, (place, name: string) => valueOf(name) || place);

/** A body as the provider wants it: places by number. */
export const numberedBody = (body: string): string => {
  const names = variablesIn(body);
  return body.replace(PLACE, (_, name: string) => `{{${names.indexOf(name) + 1}}}`);
};

/** What is wrong with a body, as a sentence; null when nothing is. */
export function bodyProblem(body: string): string | null {
  if (body.replace(PLACE, '').includes('{{')) return 'Write a variable as {{buyer_name}}: small letters, digits and _.';
  if (/\}\}\s*\{\{/.test(body)) return 'Put words between two variables.';
  if (/^\{\{|\}\}$/.test(body.trim())) return 'WhatsApp refuses a text that begins or ends with a variable.';
  return variablesIn(body).length > TEXT_LIMITS.variables ? `Use at most ${TEXT_LIMITS.variables} variables.` : null;
}
