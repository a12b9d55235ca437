/** Calls of Gupshup's webhook as documented (v2), with their meanings. */
const v2 = (type: string, payload: object) => ({ app: 'BombApp', timestamp: 1795586402000, version: 2, type, payload });
const SENT_AT = new Date('2026-11-25T06:00:02.000Z');

type Case = [what: string, call: object, events: object[]];

export const GUPSHUP_CALLS: Case[] = [
  [
    'that it took a message, with the id WhatsApp will use',
    v2('message-event', {
      id: 'gs-1',
      type: 'enqueued',
      destination: '919825012345',
      payload: { whatsappMessageId: 'wamid.1', type: 'template' },
    }),
    [{ kind: 'enqueued', providerId: 'gs-1', whatsappId: 'wamid.1', phone: '+919825012345', at: SENT_AT }],
  ],
  [
    'that one was delivered, by both ids and a moment in seconds',
    v2('message-event', {
      id: 'wamid.1',
      gsId: 'gs-1',
      type: 'delivered',
      destination: '919825012345',
      payload: { ts: 1795586400 },
    }),
    [{ kind: 'delivered', providerId: 'gs-1', whatsappId: 'wamid.1', at: new Date('2026-11-25T06:00:00.000Z') }],
  ],
  [
    'that one was read a week later, when it has forgotten its own id',
    v2('message-event', { id: 'wamid.1', type: 'read', destination: '919825012345', payload: { ts: '1795586400' } }),
    [{ kind: 'read', providerId: null, whatsappId: 'wamid.1' }],
  ],
  [
    'a failure at once, without saying whose the id is',
    v2('message-event', {
      id: 'gs-1',
      type: 'failed',
      destination: '919825012345',
      payload: { code: 1002, reason: 'Number Does Not Exist On WhatsApp' },
    }),
    [{ kind: 'failed', providerId: 'gs-1', whatsappId: 'gs-1', code: '1002' }],
  ],
  ['that one was deleted, which we do not use', v2('message-event', { id: 'wamid.1', type: 'deleted' }), []],
  [
    'what was billed, whether as a yes or as the word for it',
    v2('billing-event', {
      deductions: { type: 'regular', model: 'PMP', source: 'whatsapp', billable: 'true', category: 'marketing' },
      references: { id: 'wamid.1', gsId: 'gs-1', destination: '919825012345' },
    }),
    [{ kind: 'billed', providerId: 'gs-1', billing: { category: 'marketing', isFree: false } }],
  ],
  [
    'that nothing was billed',
    v2('billing-event', {
      deductions: { type: 'free_customer_service', model: 'PMP', billable: false, category: 'service' },
      references: { id: 'wamid.1', gsId: 'gs-1', destination: '919825012345' },
    }),
    [{ kind: 'billed', billing: { category: 'service', isFree: true } }],
  ],
  [
    'a reply to a message',
    v2('message', {
      id: 'wamid.9',
      source: '919825012345',
      type: 'text',
      payload: { text: 'Rates?' },
      sender: { phone: '919825012345', name: 'Suresh', country_code: '91', dial_code: '9825012345' },
      context: { id: 'wamid.1', gsId: 'gs-1' },
    }),
    [{ type: 'reply', phone: '+919825012345', name: 'Suresh', text: 'Rates?', answers: ['gs-1', 'wamid.1'] }],
  ],
  [
    'a button that was pressed',
    v2('message', {
      id: 'wamid.8',
      source: '919825012345',
      type: 'quick_reply',
      payload: { text: 'Interested', type: 'button', postbackText: 'interested' },
      sender: { name: 'Suresh' },
    }),
    [{ type: 'reply', text: 'Interested', answers: [] }],
  ],
  ['an opt-out', v2('user-event', { phone: '919825012345', type: 'opted-out' }), [{ type: 'consent', state: 'out' }]],
  ['that it called back for a test', v2('user-event', { phone: 'callbackSetPhone', type: 'sandbox-start' }), []],
  [
    'that a template is paused',
    v2('template-event', {
      type: 'status-update',
      id: 't1',
      status: 'paused',
      elementName: 'new_catalog',
      languageCode: 'en_US',
      description: 'Your WhatsApp message template has been paused for 3 hours',
    }),
    [{ type: 'template', providerId: 't1', status: 'paused', reason: expect.stringContaining('3 hours') as string }],
  ],
];

/** Calls of Meta's webhook as documented, with their meanings. */
const meta = (field: string, value: object, more: object = {}) => ({
  object: 'whatsapp_business_account',
  ...more,
  entry: [{ id: '2048', changes: [{ field, value: { messaging_product: 'whatsapp', ...value } }] }],
});

export const META_CALLS: Case[] = [
  [
    'that a message was sent, with its price',
    meta('messages', {
      statuses: [
        {
          id: 'wamid.1',
          status: 'sent',
          timestamp: '1795586402',
          recipient_id: '919825012345',
          biz_opaque_callback_data: 'our-id',
          pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing' },
        },
      ],
    }),
    [
      { kind: 'sent', providerId: 'wamid.1', ownId: 'our-id', phone: '+919825012345', at: SENT_AT },
      { kind: 'billed', billing: { category: 'marketing', isFree: false } },
    ],
  ],
  [
    'a failure with Meta’s code',
    meta('messages', {
      statuses: [
        {
          id: 'wamid.1',
          status: 'failed',
          timestamp: '1795586402',
          recipient_id: '919825012345',
          errors: [{ code: 131049, title: 'Not delivered', error_data: { details: 'Healthy ecosystem engagement.' } }],
        },
      ],
    }),
    [{ kind: 'failed', code: '131049', text: 'Healthy ecosystem engagement.' }],
  ],
  [
    'the same by way of Gupshup, which adds its own id and writes milliseconds',
    meta(
      'messages',
      {
        statuses: [
          { gs_id: 'gs-1', id: 'wamid.1', status: 'enqueued', timestamp: 1795586402000, recipient_id: '919825012345' },
        ],
      },
      { gs_app_id: 'app' },
    ),
    [{ kind: 'enqueued', providerId: 'gs-1', whatsappId: 'wamid.1', at: SENT_AT }],
  ],
  [
    'a reply with the name of its writer',
    meta('messages', {
      contacts: [{ wa_id: '919825012345', profile: { name: 'Suresh' } }],
      messages: [
        {
          id: 'wamid.9',
          from: '919825012345',
          timestamp: '1795586402',
          type: 'text',
          text: { body: 'STOP' },
          context: { id: 'wamid.1' },
        },
      ],
    }),
    [{ type: 'reply', name: 'Suresh', text: 'STOP', answers: ['wamid.1'] }],
  ],
  [
    'that a template was approved',
    meta('message_template_status_update', { message_template_id: 12, event: 'APPROVED', reason: 'NONE' }),
    [{ type: 'template', providerId: '12', status: 'approved', reason: null }],
  ],
];
