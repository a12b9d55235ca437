import type { Page } from '@/lib/contracts/base/list';
import type { MessageTemplate, TemplateForm } from '@/lib/contracts/messages/template-record';
import { findStep } from '@/lib/domain/machine';
import { TEMPLATE_MACHINE } from '@/lib/domain/messages/template-machine';
import { filledBody, numberedBody, variablesIn } from '@/lib/domain/messages/template-text';
import type { TemplateStatus } from '@/lib/domain/messages/template-status';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { messageTemplates } from '../../db/schema/messages';
import { badInput, changedMeanwhile, refused } from '../../errors';
import { openProvider } from '../../platform/messaging/open-provider';
import { type ProviderEvent, ProviderRefused, type ProviderTemplate } from '../../platform/messaging/provider';
import { recordKit } from '../../platform/records/record-kit';
import { stepped } from '../../platform/steps/step-repository';
import { wake } from '../../platform/jobs/wake';
import * as repository from './template-repository';

const templates = recordKit({
  area: 'message-templates',
  table: messageTemplates,
  findDetail: repository.findById,
  audited: ({ name, language, category, media, body, footer, variables, ...template }) => ({
    name,
    language,
    category,
    media,
    body,
    footer,
    variables,
    status: template.status,
    statusReason: template.statusReason,
    quality: template.quality,
    providerId: template.providerId,
  }),
  taken: {
    message_templates_name: () =>
      badInput([{ path: ['form', 'name'], message: 'There is a template of this name in this language already.' }]),
  },
});

export const { get: getTemplate, history: templateHistory } = templates;

export const listTemplates = (filters: repository.TemplateFilters & ListRequest): Promise<Page<MessageTemplate>> =>
  repository.list(orm(), filters);

/** Variables in the order of the text, which is how the provider numbers them. */
const inOrder = ({ body, variables }: Pick<TemplateForm, 'body' | 'variables'>) =>
  variablesIn(body).map((name) => ({
    name,
    example: variables.find((one) => one.name === name)?.example ?? '',
  }));

export const createTemplate = (typed: TemplateForm, actor: Actor): Promise<MessageTemplate> =>
  templates.add(typed, actor, () => ({
    ...typed,
    variables: inOrder(typed),
    createdById: actor.userId,
    statusChangedAt: clock.now(),
  }));

/** @throws 409 when the provider already has it, or it was changed concurrently. */
export const updateTemplate = (
  id: string,
  { form, version }: { form: TemplateForm; version: number },
  actor: Actor,
): Promise<MessageTemplate> =>
  templates.change(id, { ...form, version }, actor, (_tx, before) => {
    if (before.status !== 'draft' && before.status !== 'rejected')
      throw refused('WhatsApp has this text already. Make a new template to say something else.');
    return { ...form, variables: inOrder(form) };
  });

const example = ({ body, variables }: Pick<MessageTemplate, 'body' | 'variables'>) =>
  filledBody(body, (name) => variables.find((one) => one.name === name)?.example);

/** Marks the template as pending before the provider is called: a sync finds a lost submission again. */
const beginSubmit = (id: string, version: number, actor: Actor) =>
  transaction(async (tx) => {
    const before = await templates.lock(tx, id);
    if (before.status === 'pending') return null;
    if (before.version !== version) throw changedMeanwhile(await getTemplate(id, tx));
    const status = stepped(TEMPLATE_MACHINE, before.status, 'pending');
    const changes = { status, statusReason: null, statusChangedAt: clock.now(), providerId: null };
    return templates.write(tx, before, changes, {
      actorId: actor.userId,
      action: 'message-templates.status-changed',
    });
  });

/** Submits a template to WhatsApp for approval. @throws 409 with the provider's message when it is rejected at once. */
export async function submitTemplate(
  id: string,
  { version }: { version: number },
  actor: Actor,
): Promise<MessageTemplate> {
  const provider = asHttp(() => openProvider());
  const row = await beginSubmit(id, version, actor);
  if (!row) return getTemplate(id);
  try {
    const { providerId } = await provider.createTemplate({
      ...row,
      numbered: numberedBody(row.body),
      example: example(row),
    });
    await transaction((tx) => follow(tx, { providerId, name: row.name, language: row.language }, {}));
  } catch (error) {
    if (!(error instanceof ProviderRefused))
      throw refused('The provider did not answer. Refresh the list in a minute.');
    const told = { status: 'rejected', reason: error.message } as const;
    await transaction((tx) => follow(tx, { providerId: id, name: row.name, language: row.language }, told));
    throw refused(`The provider refused it: ${error.message}`);
  }
  wake('messages-in');
  return getTemplate(id);
}

function asHttp<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof ProviderRefused ? refused(error.message) : error;
  }
}

type Told = Partial<Pick<ProviderTemplate, 'quality' | 'category'>> & {
  status?: TemplateStatus | null;
  reason?: string | null;
};

/** Adopts the provider's state of a template. Returns whether anything changed; undefined for an unknown template. */
async function follow(
  tx: Queryable,
  which: Parameters<typeof repository.lockKnown>[1],
  told: Told,
): Promise<boolean | undefined> {
  const before = await repository.lockKnown(tx, which);
  if (!before) return undefined;
  const { status, reason = null, quality = before.quality, category = before.category } = told;
  const isStep = status && status !== before.status && findStep(TEMPLATE_MACHINE, before.status, status);
  const audit = { actorId: null, action: 'message-templates.status-changed' } as const;
  const providerId = told.status === 'rejected' && which.providerId === before.id ? null : which.providerId;
  const changes = isStep
    ? { status: stepped(TEMPLATE_MACHINE, before.status, status), statusReason: reason, statusChangedAt: clock.now() }
    : {};
  const isNew = before.providerId !== providerId || quality !== before.quality || category !== before.category;
  if (!isNew && !isStep) return false;
  await templates.write(tx, before, { ...changes, quality, category, providerId }, audit);
  return true;
}

/** Processes a webhook event about a template. */
export async function hearOfTemplate(
  tx: Queryable,
  event: Extract<ProviderEvent, { type: 'template' }>,
): Promise<void> {
  const { providerId, status, reason, quality, category } = event;
  await follow(tx, { providerId }, { status, reason, ...(quality && { quality }), ...(category && { category }) });
}

/** A template that exists only at the provider: its placeholders get names. */
const foreign = (one: ProviderTemplate) => {
  const body = one.body.replace(/\{\{(\d+)\}\}/g, (_, number: string) => `{{value_${number}}}`);
  const { providerId, name, language, category, media, quality, reason } = one;
  return {
    providerId,
    name,
    language,
    category,
    media,
    quality,
    body,
    variables: variablesIn(body).map((place) => ({ name: place, example: '' })),
    statusReason: reason,
    statusChangedAt: clock.now(),
  };
};

/** Fetches all templates from the provider and adopts their state. */
export async function syncTemplates(actor: Actor): Promise<{ changed: number; added: number }> {
  const provider = asHttp(() => openProvider());
  const found = await provider.templates().catch(() => {
    throw refused('The provider did not answer. Try again in a minute.');
  });
  const done = { changed: 0, added: 0 };
  for (const one of found)
    await transaction(async (tx) => {
      const changed = await follow(tx, one, one);
      if (changed) done.changed += 1;
      if (changed !== undefined) return;
      const audit = { actorId: actor.userId, action: 'message-templates.added' } as const;
      await templates.insert(tx, foreign(one), audit);
      await follow(tx, one, one);
      done.added += 1;
    });
  return done;
}
