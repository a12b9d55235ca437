import * as z from 'zod/mini';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { idSchema } from '@/lib/contracts/base/answers';
import { CAMPAIGN_MACHINE } from '@/lib/domain/messages/campaign-machine';
import { isOpen } from '@/lib/domain/messages/campaign-status';
import { sendProblem } from '@/lib/domain/messages/template-status';
import type { Actor } from '../../auth/actor';
import { authorize } from '../../auth/authorize';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { campaigns as campaignsTable } from '../../db/schema/messages';
import { updateRow } from '../../db/versioned-rows';
import { changedMeanwhile, refused } from '../../errors';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { stepped } from '../../platform/steps/step-repository';
import { nextPage, type Place, planPage, START } from './audience-service';
import * as repository from './campaign-repository';
import { campaigns, getCampaign } from './campaign-service';
import * as recipients from './recipient-repository';
import { getTemplate } from './template-service';

const input = z.object({ campaignId: idSchema });

/** People checked per step. */
const PAGE = 500;

/** Starts a dry run, or continues a running one. @throws 409 once the campaign was scheduled or started. */
export async function startCheck(id: string, version: number, actor: Actor): Promise<CampaignDetail> {
  await transaction(async (tx) => {
    const before = await campaigns.lock(tx, id);
    const detail = await campaigns.get(id, tx);
    if (detail.checking) return;
    if (before.version !== version) throw changedMeanwhile(detail);
    if (!isOpen(before.status)) throw refused('It is past its dry run.');
    const template = await getTemplate(before.templateId, tx);
    const problem = sendProblem(template.status, template.statusReason);
    if (problem || template.providerId === null) throw refused(problem ?? 'Refresh the templates first.');
    await recipients.clear(tx, id);
    const job = { kind: 'messages.check', title: `Dry run of ${before.name}`, input: { campaignId: id } };
    const checkJobId = await enqueue(tx, job, actor);
    const { providerId, name, language, category, media, body, footer, variables } = template;
    const frozen = { providerId, name, language, category, media, body, footer, variables };
    const status = before.status === 'draft' ? {} : { status: stepped(CAMPAIGN_MACHINE, before.status, 'draft') };
    const changes = { ...status, check: null, checkJobId, frozen, approvedById: null };
    await updateRow(tx, campaignsTable, id, { ...changes, statusChangedAt: clock.now() });
    await recordAudit(tx, { ...auditOf(actor, 'campaigns.check-started'), subjectId: id });
  });
  wakeWorker();
  return getCampaign(id, actor);
}

const auditOf = (actor: Actor, action: `campaigns.${string}`) => ({ actorId: actor.userId, action }) as const;

/** The locked campaign, if this is still its current dry run. @throws 409 when it was changed or checked again. */
async function held(tx: Queryable, { id: jobId, input: { campaignId } }: JobRun<{ campaignId: string }>) {
  const row = await campaigns.lock(tx, campaignId);
  if (row.checkJobId !== jobId) throw refused('The campaign was changed meanwhile.');
  return row;
}

async function finish(tx: Queryable, run: JobRun<{ campaignId: string }>, place: Place): Promise<number> {
  const row = await held(tx, run);
  const skipped = await repository.countSkipped(tx, row.id);
  const counts = (await repository.countStages(tx, [row.id])).get(row.id) ?? {};
  const { outside, ...many } = place.outside;
  const check = {
    total: place.seen,
    recipients: counts.queued ?? 0,
    skipped: {
      ...skipped,
      ...(many.invalid && { invalid: many.invalid }),
      ...(many.repeated && { repeated: many.repeated }),
    },
    outside,
    at: clock.now().toISOString(),
  };
  const status = stepped(CAMPAIGN_MACHINE, row.status, 'checked');
  const changes = { check, status, statusChangedAt: clock.now(), statusReason: null };
  await campaigns.write(tx, row, changes, auditOf(run.actor, 'campaigns.checked'));
  return check.recipients;
}

/** Goes through the audience and stores a row per number: its message, or why it gets none. */
export const checkJob = jobKind({
  kind: 'messages.check',
  input,
  resumes: true,
  pathOf: ({ input: given }) => `/gupshup-message?campaign=${(given as z.infer<typeof input>).campaignId}`,
  toldOf: ({ recipients: many }) => `${String(many)} recipients.`,
  run: async (run: JobRun<z.infer<typeof input>>) => {
    authorize(campaignsApi.check, run.actor);
    let place = (run.place as Place | null) ?? START;
    while (place.source !== null)
      await run.step(async (tx) => {
        const row = await held(tx, run);
        const page = await nextPage(tx, row, place, PAGE);
        const outside = await planPage(tx, row, page.found, place.outside);
        const seen = place.seen + page.found.length;
        place = { ...page.next, seen, outside };
        return { done: seen, place };
      });
    const result = { recipients: 0 };
    await run.step(async (tx) => {
      result.recipients = await finish(tx, run, place);
      return { done: place.seen, total: place.seen };
    });
    return result;
  },
});
