import { eq } from 'drizzle-orm';
import { auditApi } from '@/lib/contracts/audit';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { paiseFor100, paiseOfRates } from '@/lib/domain/messages/rate-card';
import { recordConsent } from '@/lib/server/areas/buyers/consent-service';
import { sendWaiting } from '@/lib/server/areas/messages/sender-service';
import { clock, HOUR, later } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { sandboxMessages, sandboxTemplates } from '@/lib/server/db/schema/message-sandbox';
import { messageCharges, messages } from '@/lib/server/db/schema/messages';
import { serveApi } from '../support/api';
import { beginDay, carry, makeReader, messageCalls, phoneEnding } from '../support/message-place';
import { makeSaleCatalog, orderCalls, signIn } from '../support/order-place';

const api = serveApi();

const takenOf = async (phone: string) =>
  (
    await orm()
      .select()
      .from(sandboxMessages)
      .where(eq(sandboxMessages.phone, phone.slice(1)))
  ).filter(({ kind }) => kind === 'template').length;

it('a campaign runs from template to each message’s outcome, at the billed cost', async () => {
  const time = beginDay(api);
  const { template, campaign, step, messages: list, get } = await messageCalls(api);
  const { id: templateId, status } = await template(time);
  expect(status).toBe('approved');
  const endings = ['001', '002', '003', '004', '005', '006', '007', '008', '009', '010'];
  const readers = [];
  for (const ending of endings) readers.push(await makeReader(ending));
  const left = [
    await makeReader('011', 'out'),
    await makeReader('012', null),
    await makeReader('013', 'in', { status: 'blocked' }),
    await makeReader('014', 'in', { contactName: '' }),
  ];
  const phones = [...readers, ...left].map(({ phoneNumber }) => phoneNumber);
  const first = readers[0]?.phoneNumber ?? '';
  const draft = await campaign(time, templateId, [...phones, first.slice(3), '12', phoneEnding('015')]);
  expect([draft.status, draft.check?.total, draft.check?.recipients]).toEqual(['checked', 17, 10]);
  expect(draft.check?.skipped).toEqual({
    'opted-out': 1,
    'no-consent': 2,
    blocked: 1,
    'missing-variable': 1,
    invalid: 1,
    repeated: 1,
  });
  expect((await step(draft, 'sending')).failure.message).toMatch(/empty for 1 recipient\. Fill it first/);

  const fills = { buyer_name: { field: 'contactName' as const, text: 'ji' } };
  const { as } = await messageCalls(api);
  const changed = await api.call(
    campaignsApi.update,
    { params: { id: draft.id }, body: { fills, version: draft.version } },
    { as },
  );
  expect([changed.data.status, changed.data.check]).toEqual(['draft', null]);
  await api.call(campaignsApi.check, { params: { id: draft.id }, body: { version: changed.data.version } }, { as });
  await carry(time, 1);
  const checked = await get(draft.id);
  expect(checked.check?.recipients).toBe(11);
  expect((await step(checked, 'sending')).data.status).toBe('sending');
  await carry(time, 26);

  const after = await get(draft.id);
  expect(after.status).toBe('completed');
  const stages = Object.fromEntries(
    (await list(draft.id)).map(({ phone, stage, failureCode }) => [phone.slice(-3), failureCode ?? stage]),
  );
  expect(stages).toMatchObject({
    '001': '1002',
    '002': '131049',
    '003': '131026',
    '004': 'sent',
    '005': 'delivered',
    '006': 'read',
    '007': 'read',
    '008': 'read',
    '009': 'read',
    '010': 'read',
    '014': 'read',
  });
  for (const { phoneNumber } of readers) expect(await takenOf(phoneNumber)).toBe(1);
  expect([after.replies, after.stops]).toEqual([2, 1]);
  const { rows: inbox } = (await api.call(conversationsApi.list, { query: {} }, { as })).data;
  expect(inbox.map(({ phoneNumber, lastText }) => [phoneNumber, lastText])).toEqual([
    [readers[7]?.phoneNumber, 'Interested'],
  ]);
  const { rows: replies } = (await api.call(messagesApi.replies, { query: {} }, { as })).data;
  expect(replies.map(({ text, conversationId }) => [text, conversationId]).sort()).toEqual([
    ['Interested', inbox[0]?.id],
    ['STOP', null],
  ]);
  const billed = await orm().select().from(messageCharges).where(eq(messageCharges.campaignId, draft.id));
  expect(billed.every(({ isEstimated, category }) => !isEstimated && category === 'marketing')).toBe(true);
  expect(after.cost).toMatchObject({ estimated: 0, billed: paiseOfRates(8 * paiseFor100('marketing', '2026-11-25')) });

  const again = await campaign(time, templateId, phones, { fills });
  expect(again.check?.skipped).toMatchObject({ 'opted-out': 2, 'not-on-whatsapp': 2 });
});

it('a template that only the provider had is added by whoever refreshes the list', async () => {
  beginDay(api);
  const { as } = await messageCalls(api);
  const row = { id: newId(), elementName: 'made_there', languageCode: 'en', category: 'UTILITY', templateType: 'TEXT' };
  const made = {
    data: 'Namaste {{1}} ji, the parcel is on its way.',
    verdict: 'APPROVED',
    createdAt: clock.now(),
  } as const;
  await orm()
    .insert(sandboxTemplates)
    .values({ ...row, ...made });
  expect((await api.call(messageTemplatesApi.sync, {}, { as })).data.added).toBe(1);
  const query = { entity: ['message-templates'], action: ['message-templates.added'] };
  const { rows } = (await api.call(auditApi.list, { query }, { as })).data;
  expect(rows[0]?.actor?.id).toBe(as.user.id);
});

it('pausing holds what waits, stopping ends it, and neither sends another message', async () => {
  const time = beginDay(api);
  const { template, campaign, step, get } = await messageCalls(api);
  const { id } = await template(time, 'pausing');
  const phones = [];
  for (let nth = 0; nth < 30; nth += 1) phones.push((await makeReader('200')).phoneNumber);
  const started = (await step(await campaign(time, id, phones), 'sending')).data;
  await sendWaiting();
  const paused = (await step(await get(started.id), 'paused', 'A mistake')).data;
  const sentBefore = await orm().$count(sandboxMessages);
  await carry(time, 2);
  expect(await orm().$count(sandboxMessages)).toBe(sentBefore);
  expect((paused.counts.queued ?? 0) > 0).toBe(true);
  const stopped = (await step(await get(started.id), 'stopped', 'A mistake')).data;
  await carry(time, 2);
  expect([stopped.status, stopped.counts.queued ?? 0]).toEqual(['stopped', 0]);
  expect(await orm().$count(sandboxMessages)).toBe(sentBefore);
});

it('cancelling before its time leaves nothing waiting', async () => {
  const time = beginDay(api);
  const { template, campaign, step, get } = await messageCalls(api);
  const { id } = await template(time, 'cancelling');
  const scheduledAt = later(HOUR).toISOString();
  const draft = await campaign(time, id, [(await makeReader('210')).phoneNumber], { scheduledAt });
  await step(draft, 'scheduled');
  expect((await get(draft.id)).counts).toEqual({ queued: 1 });
  await step(await get(draft.id), 'cancelled');
  expect((await get(draft.id)).counts).toEqual({ skipped: 1 });
});

it('opt-outs that race the sender are never followed by a message', async () => {
  const time = beginDay(api);
  const { template, campaign, step } = await messageCalls(api);
  const { id } = await template(time, 'racing');
  const readers = [];
  for (let nth = 0; nth < 40; nth += 1) readers.push(await makeReader('300'));
  await step(
    await campaign(
      time,
      id,
      readers.map(({ phoneNumber }) => phoneNumber),
    ),
    'sending',
  );
  const committed = new Map<string, boolean>();
  const optOut = async (number: string) => {
    await transaction((tx) => recordConsent(tx, { number, consent: 'out', source: 'call', proof: '', authorId: null }));
    const [row] = await orm().select().from(messages).where(eq(messages.phone, number));
    committed.set(number, row?.handedAt !== null);
  };
  const sending = (async () => {
    for (let round = 0; round < 40; round += 1) {
      await sendWaiting();
      time.advance(100);
    }
  })();
  // In reverse order, so that both meet halfway.
  for (const { phoneNumber } of readers.reverse()) await optOut(phoneNumber);
  await sending;
  for (const [number, wasHanded] of committed)
    if (!wasHanded) {
      expect(await takenOf(number)).toBe(0);
      const [row] = await orm().select().from(messages).where(eq(messages.phone, number));
      expect([row?.stage, row?.skipReason]).toEqual(['skipped', 'opted-out']);
    }
  // Some opt-outs were faster than the sender, and some were not.
  const handed = [...committed.values()].filter(Boolean).length;
  expect([committed.size, handed > 0 && handed < 40]).toEqual([40, true]);
});

it('a sender that died leaves its messages unclear, and they are not sent again', async () => {
  const time = beginDay(api);
  const { template, campaign, step, get } = await messageCalls(api);
  const { id } = await template(time, 'dying');
  const { phoneNumber } = await makeReader('400');
  const { id: campaignId } = (await step(await campaign(time, id, [phoneNumber]), 'sending')).data;
  // State left by a process killed between the write and the provider call.
  const handedAt = new Date('2026-11-25T06:00:01.000Z');
  await orm().update(messages).set({ stage: 'sending', handedAt }).where(eq(messages.campaignId, campaignId));
  time.advance(70_000);
  await carry(time, 1);
  expect((await get(campaignId)).counts).toEqual({ unclear: 1 });
  expect(await takenOf(phoneNumber)).toBe(0);
});

describe('one message from a record', () => {
  const send = (as: Awaited<ReturnType<typeof signIn>>, subjectId: string, more: object) =>
    api.call(
      messagesApi.send,
      { body: { id: newId(), subject: 'buyers', subjectId, templateId: null, params: [], text: '', ...more } },
      { as },
    );

  it('goes out once, free text only within a day of their words', async () => {
    const time = beginDay(api);
    const { template, as } = await messageCalls(api);
    const { id: templateId } = await template(time, 'single');
    const { id, phoneNumber } = await makeReader('008');
    const wish = { id: newId(), templateId, params: ['Suresh'] };
    expect((await send(as, id, { text: 'Hello' })).failure.message).toMatch(/24 hours/);
    for (const params of [[], ['Suresh', 'Gupta']])
      expect((await send(as, id, { templateId, params })).failure.issues?.[0]?.path).toEqual(['params']);
    expect((await send(as, id, wish)).status).toBe(201);
    expect((await send(as, id, wish)).status).toBe(201);
    await carry(time, 10);
    expect(await takenOf(phoneNumber)).toBe(1);
    expect((await send(as, id, { text: 'Hello' })).status).toBe(201);
    const composer = await api.call(messagesApi.composer, { query: { subject: 'buyers', id } }, { as });
    expect(composer.data.openUntil).not.toBeNull();
    expect(composer.data.messages.map(({ text }) => text)).toContain('Namaste Suresh ji, a new catalog is here.');
  });

  it('from an order says its number, to whoever sees the buyer’s', async () => {
    const time = beginDay(api);
    const { template, as } = await messageCalls(api);
    await template(time, 'order_taken', 'Dear {{buyer_name}}, your order {{order_number}} of {{amount}} is taken.');
    const { id: buyerId, phoneNumber } = await makeReader('600', 'in', { contactName: 'Suresh' });
    const { id: subjectId, number } = await orderCalls(api, as).placed([await makeSaleCatalog()], 4, buyerId);
    const compose = async (...roles: Parameters<typeof signIn>) =>
      api.call(messagesApi.composer, { query: { subject: 'orders', id: subjectId } }, { as: await signIn(...roles) });
    const { data: composer } = await compose('whatsapp_message', 'manage_buyer');
    const found = composer.templates.find(({ name }) => name === 'order_taken');
    const params = found?.variables.map(({ value }) => value) ?? [];
    expect(params).toEqual(['Suresh', String(number), expect.stringMatching(/^₹/)]);
    expect(composer.phone).toBe(phoneNumber);
    expect((await compose('whatsapp_message', 'manage_seller')).status).toBe(404);
    expect((await send(as, subjectId, { subject: 'orders', templateId: found?.id, params })).status).toBe(201);
    await carry(time, 3);
    expect(await takenOf(phoneNumber)).toBe(1);
    const { rows } = (await api.call(ordersApi.history, { params: { id: subjectId }, query: {} }, { as })).data;
    expect(rows.map(({ action }) => action)).toContain('orders.message-sent');
  });

  it('from a catalog goes to its seller', async () => {
    const time = beginDay(api);
    const { template } = await messageCalls(api);
    await template(time, 'catalog_seen', 'Dear {{seller_name}}, buyers ask for {{catalog}} at {{rate}} again.');
    const { id } = await makeSaleCatalog({ title: 'Kesariya vol 9', rate: 41_500 });
    const compose = async (...roles: Parameters<typeof signIn>) =>
      api.call(messagesApi.composer, { query: { subject: 'catalogs', id } }, { as: await signIn(...roles) });
    const { data } = await compose('admin');
    const values = data.templates.find(({ name }) => name === 'catalog_seen')?.variables.map(({ value }) => value);
    expect(values?.slice(1)).toEqual(['Kesariya vol 9', '₹415']);
    expect((await compose('whatsapp_message', 'editor_review')).status).toBe(404);
  });

  it('is only for those who may, and may open the record', async () => {
    beginDay(api);
    const { id } = await makeReader('500');
    const statusOf = async (...roles: Parameters<typeof signIn>) =>
      (await send(await signIn(...roles), id, { text: 'Hello' })).status;
    expect(await statusOf('manage_buyer')).toBe(403);
    expect(await statusOf('whatsapp_message')).toBe(404);
    expect(await statusOf('whatsapp_message', 'manage_buyer')).toBe(409);
  });
});
