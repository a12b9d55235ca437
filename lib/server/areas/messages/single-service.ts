import type * as z from 'zod/mini';
import type { Composer, messagesApi } from '@/lib/contracts/messages/messages';
import { messageProblem } from '@/lib/domain/buyers/consent';
import { sendProblem } from '@/lib/domain/messages/template-status';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { recordAudit } from '../../db/record-audit';
import { badInput, refused } from '../../errors';
import { providerProblem } from '../../platform/messaging/open-provider';
import { wake } from '../../platform/jobs/wake';
import { consentsOf } from '../buyers/consent-service';
import { getCampaign } from './campaign-service';
import * as intake from './intake-repository';
import { type Person, personOf, type Subject } from './person-service';
import * as repository from './single-repository';
import { getTemplate } from './template-service';
import * as templates from './template-repository';
import { newId } from '../../db/schema/columns';

type Wish = z.output<NonNullable<typeof messagesApi.send.body>>;
/** Until when free text can be sent to a number; null when only templates can. */
async function openUntil(tx: Queryable, phone: string): Promise<Date | null> {
  const last = await intake.lastReplyAt(tx, phone);
  const until = last && later(DAY, last);
  return until && until > clock.now() ? until : null;
}

async function problemOf(tx: Queryable, { phone, isBlocked }: Person, until: Date | null): Promise<string | null> {
  if (isBlocked) return 'This record is not active.';
  const consent = (await consentsOf(tx, [phone])).get(phone) ?? 'unknown';
  // People who wrote to us first may be answered.
  const problem = until !== null && consent !== 'out' ? null : messageProblem(consent);
  return providerProblem() ?? problem;
}

const MOST_SHOWN = 10;

/** What can currently be written to the person of a record. */
export async function composerOf(subject: Subject, id: string, actor: Actor): Promise<Composer> {
  const tx = orm();
  const person = await personOf(tx, subject, id, actor);
  const until = await openUntil(tx, person.phone);
  const found = await templates.listApproved(tx);
  return {
    phone: person.phone,
    name: person.facts.businessName ?? '',
    problem: await problemOf(tx, person, until),
    openUntil: until?.toISOString() ?? null,
    templates: found.map(({ id: templateId, name, language, body, footer, variables }) => ({
      id: templateId,
      name,
      language,
      body,
      footer,
      variables: variables.map((one) => ({ name: one.name, value: person.facts[one.name] ?? '' })),
    })),
    messages: await repository.lastTo(tx, person.phone, MOST_SHOWN),
  };
}

/** Content to send: a template with every variable filled, or free text. @throws 400, 409 */
async function contentOf(tx: Queryable, { templateId, params, text }: Wish, isOpen: boolean) {
  if (templateId === null) {
    if (text === '') throw badInput([{ path: ['text'], message: 'Write the message.' }]);
    if (!isOpen) throw refused('More than 24 hours have passed since they wrote. Send a template.');
    return { text, category: 'service' as const, params: [] };
  }
  const template = await getTemplate(templateId, tx);
  const problem = sendProblem(template.status, template.statusReason);
  if (problem) throw refused(problem);
  if (template.media !== 'none') throw refused('Templates with a photo, video or PDF go out by campaigns only.');
  if (params.length !== template.variables.length)
    throw badInput([{ path: ['params'], message: 'Fill in every variable.' }]);
  return { templateId, category: template.category, params };
}

/** Sends one message to the person of a record. Idempotent by id. */
export async function sendSingle(wish: Wish, actor: Actor): Promise<repository.SentMessage> {
  const { id, subject, subjectId } = wish;
  await transaction(async (tx) => {
    const person = await personOf(tx, subject, subjectId, actor);
    if (await repository.findById(tx, id)) return;
    const until = await openUntil(tx, person.phone);
    const problem = await problemOf(tx, person, wish.templateId === null ? until : null);
    if (problem) throw refused(problem);
    const at = clock.now();
    const content = await contentOf(tx, wish, until !== null);
    const { phone, buyerId, sellerId, facts } = person;
    const about = { aboutKind: subject, aboutId: subjectId, name: facts.businessName ?? '' };
    const row = {
      ...content,
      ...about,
      id,
      phone,
      buyerId,
      sellerId,
      senderId: actor.userId,
      stageAt: at,
      createdAt: at,
    };
    await intake.addMessage(tx, row);
    const details = { messageId: id };
    await recordAudit(tx, { actorId: actor.userId, action: `${subject}.message-sent`, subjectId, details });
  });
  wake('messages-out');
  const sent = await repository.findById(orm(), id);
  if (!sent) throw refused('The message is gone.');
  return sent;
}

/** Sends a campaign's text with its example values to one number, which must have opted in. */
export async function sendTest(campaignId: string, phone: string, actor: Actor): Promise<Record<string, never>> {
  const { template, text, name } = await getCampaign(campaignId, actor);
  const problem = providerProblem() ?? sendProblem(template.status);
  if (problem) throw refused(problem);
  if (text.media !== 'none')
    throw refused('A test of a template with media goes out by a campaign to your own number.');
  await transaction(async (tx) => {
    const consent = (await consentsOf(tx, [phone])).get(phone) ?? 'unknown';
    const withheld = messageProblem(consent);
    if (withheld) throw badInput([{ path: ['phoneNumber'], message: withheld }]);
    const at = clock.now();
    const params = text.variables.map(({ example }) => example);
    const row = {
      id: newId(),
      templateId: template.id,
      phone,
      params,
      category: template.category,
      name: `Test of ${name}`,
    };
    await intake.addMessage(tx, { ...row, senderId: actor.userId, stageAt: at, createdAt: at });
    const details = { lastDigits: phone.slice(-4) };
    await recordAudit(tx, { actorId: actor.userId, action: 'campaigns.tested', subjectId: campaignId, details });
  });
  wake('messages-out');
  return {};
}

export const listReplies = (request: Parameters<typeof repository.listReplies>[1] & ListRequest) =>
  repository.listReplies(orm(), request);
