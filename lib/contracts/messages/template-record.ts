import * as z from 'zod/mini';
import { TEMPLATE_CATEGORIES } from '@/lib/domain/messages/categories';
import {
  QUALITIES,
  TEMPLATE_LANGUAGES,
  TEMPLATE_MEDIA,
  TEMPLATE_STATUSES,
} from '@/lib/domain/messages/template-status';
import { bodyProblem, TEXT_LIMITS, variablesIn } from '@/lib/domain/messages/template-text';
import { idSchema, instant } from '../base/answers';
import { anyLine, requiredLine, version } from '../base/form-fields';
import { personSchema } from '../users/staff';

export const templateStatus = z.enum(TEMPLATE_STATUSES);

const variable = z.object({ name: z.string(), example: z.string() });

export const messageTemplateSchema = z.object({
  id: idSchema,
  providerId: z.nullable(z.string()),
  name: z.string(),
  language: z.enum(TEMPLATE_LANGUAGES),
  category: z.enum(TEMPLATE_CATEGORIES),
  media: z.enum(TEMPLATE_MEDIA),
  body: z.string(),
  footer: z.string(),
  /** In the provider's order. */
  variables: z.array(variable),
  status: templateStatus,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  quality: z.enum(QUALITIES),
  pausedUntil: z.nullable(instant),
  createdBy: z.nullable(personSchema),
  createdAt: instant,
  version,
});

export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

/** Checks a form with a body: every variable in it needs an example, and there are no extra examples. */
const fitsBody = z.check<{ body: string; variables: { name: string; example: string }[] }>(({ value, issues }) => {
  const problem = bodyProblem(value.body);
  if (problem) issues.push({ code: 'custom', input: value, path: ['body'], message: problem });
  const names = variablesIn(value.body);
  const known = value.variables.map(({ name }) => name);
  if (names.length !== known.length || names.some((name) => !known.includes(name)))
    issues.push({ code: 'custom', input: value, path: ['variables'], message: 'Give an example for each variable.' });
});

export const templateFormSchema = z
  .strictObject({
    name: requiredLine('Name the template.', TEXT_LIMITS.name).check(
      z.regex(/^[a-z0-9_]+$/, 'Use small letters, digits and _ only.'),
    ),
    language: z.enum(TEMPLATE_LANGUAGES),
    category: z.enum(TEMPLATE_CATEGORIES),
    media: z.enum(TEMPLATE_MEDIA),
    body: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Write the text.'),
        z.maxLength(TEXT_LIMITS.body, `Use at most ${TEXT_LIMITS.body} characters.`),
      ),
    footer: anyLine(TEXT_LIMITS.footer),
    variables: z
      .array(z.strictObject({ name: z.string(), example: requiredLine('Give an example.', TEXT_LIMITS.value) }))
      .check(z.maxLength(TEXT_LIMITS.variables)),
  })
  .check(fitsBody);

export type TemplateForm = z.output<typeof templateFormSchema>;
