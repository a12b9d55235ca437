import type { Page } from '@/lib/contracts/base/list';
import type { Campaign, CampaignDetail, CampaignForm } from '@/lib/contracts/messages/campaign-record';
import { CAMPAIGN_MACHINE } from '@/lib/domain/messages/campaign-machine';
import { campaignFacts } from '@/lib/domain/messages/campaign-problems';
import { isOpen, isUnderWay } from '@/lib/domain/messages/campaign-status';
import { quietNotice, sendingSeconds } from '@/lib/domain/messages/quiet-hours';
import { paiseFor100, paiseOfRates } from '@/lib/domain/messages/rate-card';
import { sendProblem } from '@/lib/domain/messages/template-status';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { campaigns as campaignsTable } from '../../db/schema/messages';
import { badInput, notFound, refused } from '../../errors';
import { env } from '../../env';
import { findJob } from '../../platform/jobs/job-service';
import { isOver } from '@/lib/domain/jobs/job-states';
import { providerProblem } from '../../platform/messaging/open-provider';
import { viewsOfLinksIn } from '../collections/link-service';
import { recordKit } from '../../platform/records/record-kit';
import { stepped } from '../../platform/steps/step-repository';
import * as repository from './campaign-repository';
import * as recipients from './recipient-repository';
import { countOpened } from './short-link-repository';
import { getTemplate } from './template-service';

async function checkingOf(tx: Queryable, jobId: string | null): Promise<CampaignDetail['checking']> {
  const job = jobId ? await findJob(tx, jobId) : null;
  return job && !isOver(job.state) ? { done: job.done, total: job.total } : null;
}

const noticeOf = ({ status, mayGoAtNight }: repository.CampaignRow) =>
  status === 'sending' && !mayGoAtNight ? quietNotice(clock.now()) : null;

/** Facts that decide which steps are blocked, for the creator of the campaign or another user. */
const factsOf = ({ row, template }: repository.FoundCampaign, isOwn: boolean) =>
  campaignFacts(
    {
      ...row,
      templateProblem: sendProblem(template.status, template.statusReason),
      providerProblem: providerProblem(),
      lacksMedia: template.media !== 'none' && row.mediaUrl === null,
    },
    clock.now(),
    isOwn,
  );

async function findDetail(tx: Queryable, id: string): Promise<CampaignDetail | undefined> {
  const found = await repository.findById(tx, id);
  if (!found) return undefined;
  const { row, template, approvedBy } = found;
  const counts = (await repository.countStages(tx, [id])).get(id) ?? {};
  const { estimated, billed } = await repository.sumCharges(tx, id);
  const toSend = row.check?.recipients ?? 0;
  const rate = paiseFor100(row.frozen?.category ?? template.category, indianDayOf(clock.now()));
  return {
    ...repository.toCampaign(found, counts),
    audience: row.audience as CampaignDetail['audience'],
    fills: row.fills,
    mediaUrl: row.mediaUrl,
    weeklyLimit: row.weeklyLimit,
    mayGoAtNight: row.mayGoAtNight,
    text: { ...(row.frozen ?? template), variables: [...(row.frozen ?? template).variables] },
    check: row.check,
    checking: await checkingOf(tx, row.checkJobId),
    approvedBy,
    retryOfId: row.retryOfId,
    facts: factsOf(found, false),
    cost: {
      expected: paiseOfRates(toSend * rate),
      estimated: paiseOfRates(estimated),
      billed: paiseOfRates(billed),
    },
    seconds: sendingSeconds(toSend, env().WHATSAPP_RATE),
    notice: noticeOf(row),
    skipped: await repository.countSkipped(tx, id),
    ...(await repository.countReplies(tx, id)),
    linkViews: await viewsOfLinksIn(tx, [
      (row.frozen ?? template).body,
      ...Object.values(row.fills).map((fill) => fill.text),
    ]),
    opened: await countOpened(tx, id),
    orders: await repository.countOrders(tx, id),
  };
}

export const campaigns = recordKit({
  area: 'campaigns',
  table: campaignsTable,
  findDetail,
  audited: ({ name, templateId, audience, fills, mediaUrl, weeklyLimit, mayGoAtNight, scheduledAt, ...row }) => ({
    name,
    templateId,
    audience,
    fills,
    mediaUrl,
    weeklyLimit,
    mayGoAtNight,
    scheduledAt: scheduledAt?.toISOString() ?? null,
    status: row.status,
    statusReason: row.statusReason,
    recipients: row.check?.recipients ?? null,
  }),
});

export const { history: campaignHistory } = campaigns;

/** A campaign as this user sees it: its creator cannot approve it. */
export async function getCampaign(id: string, actor: Actor, tx: Queryable = orm()): Promise<CampaignDetail> {
  const detail = await campaigns.get(id, tx);
  if (detail.createdBy.id !== actor.userId) return detail;
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  return { ...detail, facts: factsOf(found, true) };
}

export const listCampaigns = (filters: repository.CampaignFilters & ListRequest): Promise<Page<Campaign>> =>
  repository.list(orm(), filters);

const columnsOf = ({ scheduledAt, ...form }: Partial<CampaignForm>) => ({
  ...form,
  ...(scheduledAt !== undefined && { scheduledAt: scheduledAt === null ? null : new Date(scheduledAt) }),
});

/** @throws 400 for a template that does not exist. */
async function assertTemplate(tx: Queryable, templateId: string | undefined): Promise<void> {
  if (templateId === undefined) return;
  await getTemplate(templateId, tx).catch(() => {
    throw badInput([{ path: ['templateId'], message: 'Choose a template.' }]);
  });
}

export const createCampaign = async (
  typed: CampaignForm,
  actor: Actor,
  retryOfId: string | null = null,
): Promise<CampaignDetail> => {
  const { id } = await campaigns.add(typed, actor, async (tx, form) => {
    await assertTemplate(tx, form.templateId);
    const { scheduledAt, ...rest } = form;
    return {
      ...rest,
      scheduledAt: scheduledAt === null ? null : new Date(scheduledAt),
      retryOfId,
      createdById: actor.userId,
      statusChangedAt: clock.now(),
    };
  });
  return getCampaign(id, actor);
};

/** A change resets the dry run and the approval. */
const undone = { check: null, checkJobId: null, frozen: null, approvedById: null } as const;

/** @throws 409 once it was scheduled or started. */
export async function updateCampaign(
  id: string,
  typed: Partial<CampaignForm> & { version: number },
  actor: Actor,
): Promise<CampaignDetail> {
  await campaigns.change(id, typed, actor, async (tx, before, changes) => {
    if (!isOpen(before.status)) throw refused('It can no longer be changed. Clone it to send something else.');
    await assertTemplate(tx, changes.templateId);
    // A time or a name does not affect who gets what.
    const isPlanOnly = Object.keys(changes).every((key) => key === 'name' || key === 'scheduledAt');
    if (isPlanOnly) return columnsOf(changes);
    await recipients.clear(tx, id);
    const step = before.status === 'draft' ? {} : { status: stepped(CAMPAIGN_MACHINE, before.status, 'draft') };
    return { ...columnsOf(changes), ...undone, ...step };
  });
  return getCampaign(id, actor);
}

const formOf = ({ name, template, ...detail }: CampaignDetail): CampaignForm => ({
  name,
  templateId: template.id,
  audience: detail.audience,
  fills: detail.fills,
  mediaUrl: detail.mediaUrl,
  weeklyLimit: detail.weeklyLimit,
  mayGoAtNight: detail.mayGoAtNight,
  scheduledAt: null,
});

/** Creates a draft with the message and audience of another campaign. */
export async function cloneCampaign(id: string, actor: Actor): Promise<CampaignDetail> {
  const form = formOf(await campaigns.get(id));
  return createCampaign({ ...form, name: `${form.name.slice(0, 70)} (copy)` }, actor);
}

/** Creates a draft for recipients whose message failed for a temporary reason. @throws 409 when there are none yet. */
export async function retryCampaign(id: string, actor: Actor): Promise<CampaignDetail> {
  const campaign = await campaigns.get(id);
  if (isUnderWay(campaign.status)) throw refused('It is still sending. Wait until it is done.');
  const numbers = await transaction((tx) => recipients.findRetriable(tx, id, clock.now()));
  if (numbers.length === 0) throw refused('No message failed in a way that may pass, or not a day ago yet.');
  const audience = { buyers: null, sellers: null, numbers };
  return createCampaign({ ...formOf(campaign), audience, name: `${campaign.name.slice(0, 70)} (retry)` }, actor, id);
}
