import { createHash } from 'node:crypto';
import { paiseFor100, paiseOfRates } from '@/lib/domain/messages/rate-card';
import { clock, DAY, later, SECOND } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { env } from '../../env';
import { isSameSecret, SANDBOX } from '../../platform/messaging/open-provider';
import { wake } from '../../platform/jobs/wake';
import { courseOf, envelope, refusedEvents } from './events';
import * as repository from './repository';

/** An incoming call. */
export interface SandboxCall {
  method: string;
  /** Path below the sandbox's own address. */
  path: string;
  apiKey: string;
  fields: Readonly<Record<string, string>>;
}

/** `isLost`: the call was processed, but the response never arrives. */
export interface SandboxAnswer {
  status: number;
  body: unknown;
  isLost?: true;
}

const error = (status: number, message: string): SandboxAnswer => ({ status, body: { status: 'error', message } });
const isPhone = (digits: string | undefined): digits is string => /^\d{10,15}$/.test(digits ?? '');

const json = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const submitted = (id: string): SandboxAnswer => ({ status: 202, body: { status: 'submitted', messageId: id } });

async function take(
  tx: Queryable,
  fields: SandboxCall['fields'],
  message: Pick<repository.SandboxMessage, 'kind' | 'category' | 'isFree' | 'content'>,
  isOpen: boolean,
): Promise<SandboxAnswer> {
  const phone = fields.destination ?? '';
  const id = newId();
  const whatsappId = `wamid.${createHash('sha1').update(id).digest('base64url')}`;
  const row = { ...message, id, phone, whatsappId, at: clock.now() };
  const known = await repository.findPhone(tx, phone);
  await repository.insertMessage(tx, row);
  const refused = (code: number, reason: string) => refusedEvents(SANDBOX.app, row, code, reason);
  const events = known?.isOptedOut
    ? refused(1012, 'Message Sending failed as the phone number is opted out.')
    : message.kind === 'session' && !isOpen
      ? refused(1005, 'Message sending failed as user is inactive for session message and template did not match')
      : phone.endsWith('001')
        ? refused(1002, 'Number Does Not Exist On WhatsApp')
        : courseOf(SANDBOX.app, row);
  await repository.insertEvents(tx, events);
  return phone.endsWith('009') ? { ...submitted(id), isLost: true } : submitted(id);
}

async function send(tx: Queryable, fields: SandboxCall['fields'], isTemplate: boolean): Promise<SandboxAnswer> {
  if (fields.channel && fields.channel !== 'whatsapp') return error(400, 'Invalid Channel');
  if (fields.source !== SANDBOX.source) return error(400, 'Invalid Source');
  if (!isPhone(fields.destination)) return error(400, 'Invalid Destination');
  if (fields['src.name'] !== SANDBOX.app) return error(400, 'Invalid App Details');
  const known = await repository.findPhone(tx, fields.destination);
  const isOpen = known !== undefined && known.sessionUntil !== null && known.sessionUntil > clock.now();
  if (!isTemplate) {
    const message = json(fields.message) as { type?: unknown; text?: unknown } | undefined;
    if (!message?.type) return error(400, 'Invalid Message');
    return take(
      tx,
      fields,
      { kind: 'session', category: 'service', isFree: true, content: String(message.text) },
      isOpen,
    );
  }
  const given = json(fields.template) as { id?: string; params?: unknown[] } | undefined;
  const template =
    given?.id && /^[0-9a-f-]{36}$/.test(given.id) ? await repository.findTemplate(tx, given.id) : undefined;
  if (!template) return error(400, 'Template Not Found');
  if (template.verdict !== 'APPROVED') return error(400, 'Template Not Approved');
  const wanted = new Set(template.data.match(/\{\{\d+\}\}/g)).size;
  if ((given?.params ?? []).length !== wanted) return error(400, 'Template params mismatch');
  if (template.templateType !== 'TEXT' && !json(fields.message)) return error(400, 'Invalid Media');
  const category = template.category.toLowerCase();
  const content = JSON.stringify(given?.params ?? []);
  return take(tx, fields, { kind: 'template', category, isFree: category === 'utility' && isOpen, content }, isOpen);
}

const shown = ({ verdict, createdAt, ...template }: repository.SandboxTemplate) => ({
  ...template,
  status: verdict,
  quality: 'UNKNOWN',
  createdOn: createdAt.getTime(),
});

/** The decision follows two seconds later: rejected when the template contains `rejectme`, otherwise approved. */
async function addTemplate(tx: Queryable, fields: SandboxCall['fields']): Promise<SandboxAnswer> {
  const { elementName = '', category = '', content = '', languageCode = 'en_US', templateType = 'TEXT' } = fields;
  if (!/^[a-z0-9_]{1,180}$/.test(elementName)) return error(400, 'Invalid elementName');
  if (!['MARKETING', 'UTILITY', 'AUTHENTICATION'].includes(category)) return error(400, 'Invalid category provided');
  if (!content || content.length > 1024) return error(400, 'Invalid content');
  const now = clock.now();
  const kind = { elementName, languageCode, category, templateType, data: content };
  const row = { ...kind, id: newId(), verdict: 'PENDING' as const, reason: null, createdAt: now };
  await repository.insertTemplate(tx, row);
  const isBad = content.includes('rejectme');
  const decided = {
    type: 'status-update',
    id: row.id,
    status: isBad ? 'rejected' : 'approved',
    elementName,
    languageCode,
    ...(isBad && { rejectedReason: 'INVALID_FORMAT' }),
  };
  const dueAt = later(2 * SECOND, now);
  await repository.insertEvents(tx, [{ body: envelope(SANDBOX.app, 'template-event', decided, dueAt), dueAt }]);
  return { status: 200, body: { status: 'success', template: shown(row) } };
}

async function opt(tx: Queryable, user: string | undefined, isOut: boolean): Promise<SandboxAnswer> {
  if (!isPhone(user)) return error(400, 'Invalid Phone');
  await repository.savePhone(tx, user, { isOptedOut: isOut });
  return { status: 202, body: '' };
}

/** Initial wallet balance in paise. */
const WALLET = 2_500_000;

async function balance(tx: Queryable): Promise<SandboxAnswer> {
  const spent = paiseOfRates((await repository.countCharged(tx)) * paiseFor100('marketing', '9999'));
  const walletResponse = {
    status: 'success',
    currency: 'INR',
    currentBalance: (WALLET - spent) / 100,
    overDraftLimit: 0,
  };
  return { status: 200, body: { walletResponse } };
}

/** Responds as Gupshup documents it. */
export async function answerSandbox({ method, path, apiKey, fields }: SandboxCall): Promise<SandboxAnswer> {
  if (!isSameSecret(apiKey, SANDBOX.apiKey())) return error(401, 'Authentication Failed');
  const second = Math.floor(clock.now().getTime() / SECOND);
  // Seconds of the two clocks never quite line up.
  if ((await repository.countCall(orm(), second)) > env().WHATSAPP_RATE * 2) return error(429, 'Too Many Requests');
  const post = method === 'POST';
  const answer = await transaction(async (tx): Promise<SandboxAnswer> => {
    if (post && path === '/wa/api/v1/template/msg') return send(tx, fields, true);
    if (post && path === '/wa/api/v1/msg') return send(tx, fields, false);
    if (post && path === `/sm/api/v1/app/opt/in/${SANDBOX.app}`) return opt(tx, fields.user, false);
    if (post && path === `/sm/api/v1/app/opt/out/${SANDBOX.app}`) return opt(tx, fields.user, true);
    if (method === 'GET' && path === '/sm/api/v2/wallet/balance') return balance(tx);
    if (path !== `/wa/app/${SANDBOX.app}/template`) return error(404, 'Not Found');
    if (post) return addTemplate(tx, fields);
    return { status: 200, body: { status: 'success', templates: (await repository.listTemplates(tx)).map(shown) } };
  });
  wake('messages-in');
  return answer;
}

/** A message from the recipient opens a day for free text. */
export const openSession = (tx: Queryable, phone: string) =>
  repository.savePhone(tx, phone, { sessionUntil: later(DAY) });

/** Makes the built-in provider delete the text of messages from before a moment. */
export const forgetBefore = async (before: Date): Promise<void> => {
  await repository.emptyBefore(orm(), before);
};
