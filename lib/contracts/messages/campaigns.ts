import * as z from 'zod/mini';
import { idParams, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { requiredText, typedPhone, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { campaignDetailSchema, campaignFormSchema, campaignSchema, campaignStatus } from './campaign-record';

const access = { screens: ['wa-send'] } as const;
const one = { access, params: idParams } as const;

export const campaignsApi = {
  list: endpoint({
    id: 'campaigns.list',
    summary: 'Campaigns by name, with how far their messages came.',
    method: 'GET',
    path: '/api/campaigns',
    access,
    query: listQuery(['createdAt', 'statusChangedAt', 'name'], '-createdAt', { status: anyOf(campaignStatus) }),
    answer: pageOf(campaignSchema),
  }),
  get: endpoint({
    ...one,
    id: 'campaigns.get',
    summary: 'One campaign with its text, audience, figures and what stands in its way.',
    method: 'GET',
    path: '/api/campaigns/[id]',
    answer: campaignDetailSchema,
  }),
  create: endpoint({
    id: 'campaigns.create',
    summary: 'Creates a campaign as a draft.',
    method: 'POST',
    path: '/api/campaigns',
    access,
    body: campaignFormSchema,
    answer: campaignDetailSchema,
    status: 201,
  }),
  update: endpoint({
    ...one,
    id: 'campaigns.update',
    summary: 'Changes a campaign that was not started. It has to be checked and approved anew.',
    method: 'PATCH',
    path: '/api/campaigns/[id]',
    body: z.extend(z.partial(campaignFormSchema), { version }),
    answer: campaignDetailSchema,
  }),
  check: endpoint({
    ...one,
    id: 'campaigns.check',
    summary: 'Starts a dry run: who would get it, who falls out and why, and with which words.',
    method: 'POST',
    path: '/api/campaigns/[id]/check',
    body: z.strictObject({ version }),
    answer: campaignDetailSchema,
  }),
  step: endpoint({
    ...one,
    id: 'campaigns.step',
    summary: 'Approves, sends, schedules, pauses, resumes, stops or cancels a campaign.',
    method: 'POST',
    path: '/api/campaigns/[id]/status',
    body: z.strictObject({ to: campaignStatus, reason: z.optional(requiredText('Say why.', 500)), version }),
    answer: campaignDetailSchema,
  }),
  clone: endpoint({
    ...one,
    id: 'campaigns.clone',
    summary: 'Creates a draft with the text and audience of another campaign.',
    method: 'POST',
    path: '/api/campaigns/[id]/clone',
    answer: campaignDetailSchema,
    status: 201,
  }),
  retry: endpoint({
    ...one,
    id: 'campaigns.retry',
    summary: 'Creates a draft for recipients whose message failed temporarily, a day later.',
    method: 'POST',
    path: '/api/campaigns/[id]/retry',
    answer: campaignDetailSchema,
    status: 201,
  }),
  test: endpoint({
    ...one,
    id: 'campaigns.test',
    summary: 'Sends the text with its examples to one number that opted in, outside of the campaign.',
    method: 'POST',
    path: '/api/campaigns/[id]/test',
    body: z.strictObject({ phoneNumber: typedPhone }),
    answer: nothing,
  }),
  history: endpoint({
    ...one,
    id: 'campaigns.history',
    summary: 'Who did what with a campaign.',
    method: 'GET',
    path: '/api/campaigns/[id]/history',
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
