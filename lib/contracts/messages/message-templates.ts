import * as z from 'zod/mini';
import { TEMPLATE_CATEGORIES } from '@/lib/domain/messages/categories';
import { TEMPLATE_LANGUAGES } from '@/lib/domain/messages/template-status';
import { idParams } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { anyOf, listQuery, pageOf } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { messageTemplateSchema, templateFormSchema, templateStatus } from './template-record';

const access = { screens: ['wa-send'] } as const;

export const messageTemplatesApi = {
  list: endpoint({
    id: 'messageTemplates.list',
    summary: 'Templates by name, with their status and quality.',
    method: 'GET',
    path: '/api/message-templates',
    access,
    query: listQuery(['name', 'statusChangedAt'], 'name', {
      status: anyOf(templateStatus),
      language: anyOf(z.enum(TEMPLATE_LANGUAGES)),
      category: anyOf(z.enum(TEMPLATE_CATEGORIES)),
    }),
    answer: pageOf(messageTemplateSchema),
  }),
  get: endpoint({
    id: 'messageTemplates.get',
    summary: 'One template.',
    method: 'GET',
    path: '/api/message-templates/[id]',
    access,
    params: idParams,
    answer: messageTemplateSchema,
  }),
  create: endpoint({
    id: 'messageTemplates.create',
    summary: 'Creates a template as a draft.',
    method: 'POST',
    path: '/api/message-templates',
    access,
    body: templateFormSchema,
    answer: messageTemplateSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'messageTemplates.update',
    summary: 'Changes a template that is a draft or was rejected.',
    method: 'PUT',
    path: '/api/message-templates/[id]',
    access,
    params: idParams,
    body: z.strictObject({ form: templateFormSchema, version }),
    answer: messageTemplateSchema,
  }),
  submit: endpoint({
    id: 'messageTemplates.submit',
    summary: 'Sends a template to WhatsApp for approval. Doing it again answers the same.',
    method: 'POST',
    path: '/api/message-templates/[id]/submit',
    access,
    params: idParams,
    body: z.strictObject({ to: z.literal('pending'), version }),
    answer: messageTemplateSchema,
  }),
  sync: endpoint({
    id: 'messageTemplates.sync',
    summary: 'Asks the provider for all templates and takes over what it says of them.',
    method: 'POST',
    path: '/api/message-templates/sync',
    access,
    answer: z.object({ changed: z.int(), added: z.int() }),
  }),
  history: endpoint({
    id: 'messageTemplates.history',
    summary: 'What happened to a template.',
    method: 'GET',
    path: '/api/message-templates/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
