import type { FieldWords } from '@/components/ui/field-words';
import type { HistoryWords } from '@/components/records/history-words';
import type { MessageTemplate, TemplateForm } from '@/lib/contracts/messages/template-record';
import { CATEGORY_LABELS } from '@/lib/domain/messages/categories';
import {
  LANGUAGE_LABELS,
  MEDIA_LABELS,
  QUALITY_LABELS,
  type Quality,
  TEMPLATE_STATE_TEXTS,
  templateReason,
  type TemplateStatus,
} from '@/lib/domain/messages/template-status';
import { stateLabel } from '@/lib/domain/states';

export type TemplateValues = TemplateForm;

const asIs = (text: string | null) => text;

/** Field labels and value texts of a template. */
export const TEMPLATE_WORDS: FieldWords<TemplateValues> = {
  name: { label: 'Name', text: asIs },
  language: { label: 'Language', text: (language) => LANGUAGE_LABELS[language] },
  category: { label: 'Category', text: (category) => CATEGORY_LABELS[category] },
  media: { label: 'With', text: (media) => MEDIA_LABELS[media] },
  body: { label: 'Text', text: asIs },
  footer: { label: 'Footer', text: asIs },
  variables: {
    label: 'Examples',
    text: (variables) => variables.map(({ name, example }) => `${name}: ${example}`).join(', '),
  },
};

/** The same, with the fields WhatsApp sets. */
export const TEMPLATE_HISTORY_WORDS: HistoryWords = {
  ...TEMPLATE_WORDS,
  status: { label: 'Status', text: (status: TemplateStatus) => stateLabel(TEMPLATE_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: (reason: string | null) => reason && templateReason(reason) },
  providerId: { label: 'Number at WhatsApp', text: asIs },
  quality: { label: 'Quality', text: (quality: Quality) => QUALITY_LABELS[quality] },
};

export const TEMPLATE_ACTIONS: Record<string, string> = {
  'message-templates.added': 'Added the template',
  'message-templates.changed': 'Changed the template',
  'message-templates.status-changed': 'WhatsApp changed the template',
};

/** Form values of a template. */
export const templateValues = ({
  name,
  language,
  category,
  media,
  body,
  footer,
  variables,
}: MessageTemplate): TemplateValues => ({ name, language, category, media, body, footer, variables });
