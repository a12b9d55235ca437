export const SOME_ID = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';

export const VIEW = {
  name: 'Silent ones',
  search: 'inactiveDays=30',
  layout: { hidden: [], order: [], widths: {} },
  shared: false,
  defaultFor: [],
};

export const BULK_CHANGE = {
  list: 'sellers',
  selection: { ids: [SOME_ID] },
  change: { action: 'set-flag', flag: 'superSeller', on: true },
};

/** Sent by roles that look after buyers but not sellers. */
export const BUYER_BULK_CHANGE = {
  list: 'buyers',
  selection: { ids: [SOME_ID] },
  change: { action: 'set-manager', managerId: null },
};

/** Sent by roles that only follow orders. */
export const ORDER_BULK_CHANGE = {
  list: 'orders',
  selection: { ids: [SOME_ID] },
  change: { action: 'assign', assigneeId: null },
};

/** Sent by roles that look after catalogs but not sellers. */
export const CATALOG_BULK_CHANGE = {
  list: 'catalogs',
  selection: { ids: [SOME_ID] },
  change: { action: 'set-rate', rate: 50_000, isMeant: false },
};

export const PDF_WISH = {
  catalogIds: [SOME_ID],
  options: {
    perPage: 4,
    hasCover: true,
    title: 'Diwali 2026',
    rate: 'marked-up',
    markupPercent: 12.5,
    showsSeller: false,
    footer: 'Kesar Textiles, Surat',
    watermark: '',
    language: 'hi',
  },
} as const;

export const DRAFT = {
  buyerId: SOME_ID,
  lines: [{ catalogId: SOME_ID, pieces: 12, rate: 41_500, rateReason: null }],
  deliveryAddress: '',
  note: '',
};

export const TEMPLATE = {
  name: 'new_catalog',
  language: 'hi',
  category: 'marketing',
  media: 'none',
  body: 'नमस्ते {{buyer_name}} जी, नया कैटलॉग आया है।',
  footer: '',
  variables: [{ name: 'buyer_name', example: 'Suresh' }],
} as const;

export const CAMPAIGN = {
  name: 'Diwali offers',
  templateId: SOME_ID,
  audience: { buyers: null, sellers: null, numbers: ['98250 12345'] },
  fills: { buyer_name: { field: 'contactName', text: 'ji' } },
  mediaUrl: null,
  weeklyLimit: 3,
  mayGoAtNight: false,
  scheduledAt: null,
} as const;

export const CLOSING = { rule: { assigned: 'carry', unassigned: 'drop', oldFrom: 20, old: 'pool' }, exceptions: [] };

export const CHANGE_SET = {
  lines: [{ lineId: SOME_ID, pieces: 12, rate: 41_500, rateReason: null }],
  added: [],
  reason: 'The buyer wants more.',
  version: 1,
};

export const LORRY = { transporter: 'Shree Ganesh Roadways', lrNumber: '48213', isMeant: false };
