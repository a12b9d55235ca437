import type { Role } from '@/config/roles';
import { type Endpoint, fillPath } from '@/lib/contracts/base/endpoint';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import {
  BULK_CHANGE,
  BUYER_BULK_CHANGE,
  CAMPAIGN,
  CATALOG_BULK_CHANGE,
  CHANGE_SET,
  CLOSING,
  DRAFT,
  LORRY,
  PDF_WISH,
  SOME_ID,
  TEMPLATE,
  VIEW,
} from './sample-bodies';

/** A good body for every endpoint that takes one; what it asks for need not come true. */
const BODIES: Record<string, Record<string, unknown>> = {
  'auth.checkPassword': { phoneNumber: '+919825099999', password: 'not anybody’s' },
  'auth.openSession': { phoneNumber: '+919825099999', token: 'not.a.token' },
  'auth.refresh': { refreshToken: 'JWT not-a-token' },
  'auth.forgotPassword': { phoneNumber: '+919825099999' },
  'me.savePreferences': { themeMode: 'dark', density: 'compact', startScreen: 'settings' },
  'me.changePassword': { currentPassword: 'not my password', newPassword: 'nine long looms' },
  'markets.create': { name: 'Radha Market', city: 'Surat', state: 'Gujarat' },
  'markets.update': { name: 'Radha Market', active: false, version: 1 },
  'marketMerges.merge': { survivorId: SOME_ID, duplicateId: SOME_ID },
  'sellers.create': { businessName: 'Kesar Textiles', contactName: 'Mahesh Bhai', phoneNumbers: ['+919825099998'] },
  'sellers.update': { businessName: 'Kesar Textiles', phoneNumbers: ['+919825099998'], version: 1 },
  'sellers.transition': { to: 'suspended', reason: 'Sends other photos than goods.', version: 1 },
  'sellers.addNote': { text: 'Call before noon.' },
  'sellerGroups.create': {
    sellerId: SOME_ID,
    name: 'Kesar',
    inviteLink: 'https://chat.whatsapp.com/AAAAAAAAAAAAAAAAAAAAAA',
  },
  'sellerGroups.update': { name: 'Kesar', memberCount: 256, version: 1 },
  'salesmen.addVisit': { sellerId: SOME_ID, note: 'New designs.' },
  'salesmen.setTarget': { month: '2026-11', visits: 60, newSellers: 4 },
  'taxonomy.addProductType': { nameEn: 'Stole', nameHi: 'स्टोल', segment: 'readymade', hsnCode: '6214' },
  'taxonomy.updateProductType': { nameEn: 'Stole', hsnCode: '621490', version: 1 },
  'taxonomy.addAttribute': { nameEn: 'Weave', nameHi: 'बुनाई', several: true },
  'taxonomy.updateAttribute': { nameHi: 'बुनाई', active: false, version: 1 },
  'taxonomy.orderValues': { valueIds: [SOME_ID], version: 1 },
  'taxonomy.addValue': { nameEn: 'Jacquard', nameHi: 'जैकार्ड' },
  'taxonomy.updateValue': { nameEn: 'Jacquard', active: false, version: 1 },
  'taxonomy.mergeValues': { survivorId: SOME_ID, duplicateId: SOME_ID },
  'buyers.create': {
    businessName: 'Roop Sangam',
    contactName: 'Suresh Gupta',
    phoneNumber: '+919825099996',
    city: 'Jaipur',
    state: 'Rajasthan',
  },
  'buyers.update': { businessName: 'Roop Sangam', version: 1 },
  'buyers.transition': { to: 'blocked', reason: 'Dues unpaid', version: 1 },
  'buyers.addConsent': { state: 'in', source: 'whatsapp', proof: 'Wrote yes.' },
  'buyers.addNote': { text: 'Pays on Mondays.' },
  'messageTemplates.create': TEMPLATE,
  'messageTemplates.update': { form: TEMPLATE, version: 1 },
  'messageTemplates.submit': { to: 'pending', version: 1 },
  'campaigns.create': CAMPAIGN,
  'campaigns.update': { name: 'Diwali offers', version: 1 },
  'campaigns.check': { version: 1 },
  'campaigns.step': { to: 'sending', version: 1 },
  'campaigns.test': { phoneNumber: '+919825099998' },
  'messages.send': { id: SOME_ID, subject: 'buyers', subjectId: SOME_ID, templateId: SOME_ID, params: [], text: '' },
  'buyers.editNote': { text: 'Pays on the 5th.' },
  'documents.printMany': { kind: 'order_sheet', subOrderIds: [SOME_ID] },
  'documents.issue': { kind: 'pro_forma', subjectId: SOME_ID },
  'orders.propose': { text: 'Kesariya vol 4 – 2 set, D.1003 5 pc' },
  'payments.receive': {
    amount: 100_000,
    mode: 'upi',
    reference: '412345678901',
    note: '',
    receivedAt: '2026-11-20T06:30:00.000Z',
    allocations: [{ orderId: SOME_ID, amount: 100_000 }],
  },
  'payments.reverse': { reason: 'The cheque bounced.' },
  'mergeRequests.ask': { kind: 'buyer', recordId: SOME_ID, otherId: SOME_ID, note: 'Same shop.' },
  'mergeRequests.transition': { to: 'different', version: 1 },
  'mergeRequests.merge': {
    ...{ survivorId: SOME_ID, fromLoser: ['address'], version: 1 },
    ...{ survivorVersion: 1, loserVersion: 1 },
  },
  'mergeRequests.mergeCertain': { isDryRun: true },
  'mergeRequests.undo': { version: 1, stay: [], back: [], give: [] },
  'mergeRequests.addComment': { text: 'I asked him: it is one shop.' },
  'orders.create': DRAFT,
  'orders.update': { ...DRAFT, version: 1 },
  'orders.place': { version: 1 },
  'orders.discard': { reason: 'The buyer changed his mind.', version: 1 },
  'segments.create': { name: 'Kota sarees', search: 'state=Rajasthan' },
  'subOrders.answer': { lines: [{ lineId: SOME_ID, accepted: 10, refused: 2, reason: 'Out of stock' }], version: 1 },
  'subOrders.cancel': { lines: [{ lineId: SOME_ID, pieces: 2 }], reason: 'Not wanted any more.', version: 1 },
  'subOrders.change': CHANGE_SET,
  'subOrders.previewChange': CHANGE_SET,
  'subOrders.close': { version: 1 },
  'subOrders.dispatchMany': {
    rows: [{ order: '1042-2', lrNumber: '48213', transporter: 'Shree Ganesh Roadways', parcels: 1 }],
    isDryRun: false,
  },
  'subOrders.dispatch': {
    ...LORRY,
    lines: [{ lineId: SOME_ID, pieces: 2 }],
    parcels: 1,
    freight: 'to_pay',
    dispatchedAt: '2026-11-20T06:30:00.000Z',
    version: 1,
  },
  'subOrders.returnGoods': { lineId: SOME_ID, pieces: 2, reason: 'Damaged', version: 1 },
  'subOrders.deliver': { deliveredAt: '2026-11-20T06:30:00.000Z' },
  'subOrders.setLr': LORRY,
  'subOrders.moveReturn': { to: 'approved', version: 1 },
  'exports.start': { list: 'sellers.list', query: '', format: 'csv' },
  'imports.create': { area: 'sellers', fileId: SOME_ID },
  'imports.check': { fields: ['businessName', 'contactName', 'phoneNumbers'], filledDown: [] },
  'bulkChanges.preview': BULK_CHANGE,
  'bulkChanges.start': { ...BULK_CHANGE, id: SOME_ID },
  'notifications.read': { ids: [SOME_ID], until: '2026-11-21T03:35:00.000Z' },
  'savedViews.create': { ...VIEW, list: 'notifications.list' },
  'savedViews.update': { ...VIEW, version: 1 },
  'whatsappPosts.matchSender': { sellerId: SOME_ID },
  'whatsappPosts.make': { postIds: [SOME_ID] },
  'whatsappPosts.addTo': { catalogId: SOME_ID, version: 1 },
  'whatsappPosts.settle': { postIds: [SOME_ID], state: 'not-catalog' },
  'whatsappPosts.join': { postIds: [SOME_ID, SOME_ID] },
  'whatsappPosts.split': { from: 1, version: 1 },
  'uploads.assign': { selection: { ids: [SOME_ID] }, editorIds: [SOME_ID], cap: 5 },
  'uploads.previewAssign': { selection: { query: 'isEscalated=true' }, editorIds: [SOME_ID] },
  'uploads.takeBack': { selection: { ids: [SOME_ID] } },
  'uploads.prioritise': { selection: { ids: [SOME_ID] }, priority: 5 },
  'uploads.next': { uploadId: SOME_ID },
  'uploads.renew': { leaseToken: 1 },
  'uploads.release': { leaseToken: 1 },
  'uploads.skip': { leaseToken: 1, reason: 'The photos are of another seller.' },
  'uploadDrafts.create': { id: SOME_ID },
  'uploadDrafts.save': {
    sellerId: null,
    source: 'zip',
    note: '',
    loose: [],
    catalogs: [[SOME_ID]],
    leftOut: [],
    version: 1,
  },
  'uploadDrafts.submit': { sellerId: SOME_ID, source: 'zip', catalogs: [{ photoIds: [SOME_ID] }], version: 1 },
  'users.invite': { name: 'Meera Shah', phoneNumber: '+919825099997', roles: ['salesman'] },
  'users.update': { name: 'Meera Shah', roles: ['salesman'], version: 1 },
  'users.disable': { handOver: { portfolio: SOME_ID, accounts: null } },
  'catalogs.create': {
    sellerId: SOME_ID,
    source: 'whatsapp',
    note: '',
    catalogs: [{ photoIds: [SOME_ID], caption: 'Georgette ₹415' }],
  },
  'catalogs.update': { title: 'Georgette saree', rate: 41_500, version: 1 },
  'catalogs.finish': { title: 'Georgette saree', version: 1, leaseToken: 1 },
  'catalogs.step': { to: 'live', version: 1 },
  'catalogs.accept': { rate: 41_500, version: 1 },
  'catalogGroups.create': { name: 'Kesariya vol 4', catalogIds: [SOME_ID] },
  'catalogGroups.rename': { name: 'Kesariya vol 4', version: 1 },
  'catalogGroups.arrange': { catalogIds: [SOME_ID], version: 1 },
  'catalogGroups.split': { name: 'Kesariya vol 5', catalogIds: [SOME_ID], version: 1 },
  'catalogGroups.merge': { otherId: SOME_ID, version: 1, otherVersion: 1 },
  'catalogControl.change': { isVisible: false, version: 1 },
  'catalogs.arrange': { pictureIds: [SOME_ID], coverId: SOME_ID, version: 1 },
  'catalogPictures.replace': { pictureId: SOME_ID, photoIdBefore: SOME_ID, photoId: SOME_ID, version: 1 },
  'catalogPictures.move': { pictureIds: [SOME_ID], toId: SOME_ID, version: 1, toVersion: 1 },
  'budgets.create': { month: '2026-12', paise: 5_000_000, warnPercent: 80 },
  'budgets.update': { paise: 6_000_000, version: 1 },
  'cycles.create': {
    name: 'Diwali 2026',
    firstDay: '2026-11-01',
    lastDay: '2026-11-10',
    marketIds: [SOME_ID],
    targets: { came_in: 400, tagged: 300, reviewed: 300, live: 250, videos: null, orders: 20, value: 50_000_000 },
    responsibleId: SOME_ID,
  },
  'cycles.update': { name: 'Diwali 2026', lastDay: '2026-11-12', version: 1 },
  'cycles.step': { to: 'active', version: 1 },
  'cycleClosing.preview': CLOSING,
  'cycleClosing.close': { ...CLOSING, version: 1 },
  'cycleClosing.reopen': { version: 1 },
  'cycleWork.move': { moves: [{ uploadId: SOME_ID, fromId: null, toId: SOME_ID }] },
  'collectionLinks.create': {
    days: 14,
    options: { language: 'hi', rate: 'marked-up', markupPercent: 10, showsSeller: false, phoneNumber: '+919825099998' },
  },
  'collections.create': { nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', segment: null },
  'collections.update': { nameEn: 'Diwali', liveFrom: '2026-11-21', version: 1 },
  'collections.arrange': { base: [], order: [SOME_ID] },
  'collections.previewRule': { rule: { rateTo: 60_000, most: 40, mostPerSeller: 3 }, members: [] },
  'collections.mark': { catalogIds: [SOME_ID], mark: 'pinned' },
  'collections.finalize': { version: 1 },
  'collections.step': { to: 'live', version: 1 },
  'conversations.send': { id: SOME_ID, kind: 'text', text: 'Rate theek hai.', seenAt: null, isMeant: false },
  'conversations.transition': { to: 'closed', version: 1 },
  'conversations.assign': { ownerId: null, version: 1 },
  'conversations.link': { buyerId: SOME_ID, sellerId: null, version: 1 },
  'conversations.saveSettings': { firstReplyOwns: true, unansweredMinutes: 15 },
  'quickReplies.create': { shortcut: 'rate', text: '{name} ji, rate bhej raha hoon.', isShared: false },
  'quickReplies.update': { text: 'Namaste {name} ji.', version: 1 },
  'quickReplies.remove': { version: 1 },
  'valueRequests.ask': { catalogId: SOME_ID, attributeId: SOME_ID, nameEn: 'Banglori satin' },
  'valueRequests.accept': { nameEn: 'Banglori satin', nameHi: 'बंगलौरी साटन', version: 1 },
  'valueRequests.acceptAs': { valueId: SOME_ID, version: 1 },
  'valueRequests.refuse': { reason: 'It is satin.', version: 1 },
  'photos.edit': { turn: 90, crop: { x: 0, y: 1000, width: 10_000, height: 8000 } },
  'catalogPdfs.create': { ...PDF_WISH, format: 'pdf', quality: 'normal' },
  'catalogPdfs.catalogs': { catalogIds: [SOME_ID] },
  'catalogPdfs.preview': { ...PDF_WISH, quality: 'smaller' },
  'catalogPdfs.text': PDF_WISH,
  'likenesses.find': { photoIds: [SOME_ID] },
  'likenesses.decide': { decisions: [{ photoId: SOME_ID, likePhotoId: SOME_ID, isDuplicate: true }] },
  'likenesses.group': { photoId: SOME_ID, catalogId: SOME_ID },
  'videos.knownLinks': { urls: ['https://youtu.be/AAAAAAAAAAA'] },
  'videos.addLinks': {
    urls: ['https://youtu.be/AAAAAAAAAAA'],
    sellerId: SOME_ID,
    note: '',
    priority: 0,
    languages: ['hi'],
  },
  'videos.create': { fileId: SOME_ID, sellerId: SOME_ID, source: 'whatsapp', caption: '', note: '', priority: 0 },
  'videos.update': { title: 'Kesariya, all designs', version: 1 },
  'videos.send': { title: 'Kesariya, all designs', version: 1 },
  'videos.step': { to: 'live', version: 1 },
  'videoQueue.next': { videoId: SOME_ID },
  'videoQueue.renew': { leaseToken: 1 },
  'videoQueue.release': { leaseToken: 1 },
  'videoQueue.skip': { leaseToken: 1, reason: 'The link is gone.' },
  'videoQueue.cut': { leaseToken: 1, fileId: SOME_ID },
  'videoQueue.cutParts': { leaseToken: 1, ranges: [{ startMs: 0, endMs: 2000 }] },
  'videoQueue.finish': { leaseToken: 1 },
  'videoQueue.assign': { selection: { ids: [SOME_ID] }, editorId: SOME_ID },
  'handovers.handOver': { fromId: SOME_ID, toId: SOME_ID },
};

/** Roles that can write no list to a file but what they used themselves. */
const ONLY_OWN_USE = [
  'pipeline_onground',
  'editor_catalog',
  'editor_video',
  'chat_active',
  'whatsapp_message',
  'catalog_expert',
] as const;

/** Calls that take in several things, of which some roles may send only one. */
const BODIES_OF_ROLES: Record<string, Partial<Record<Role, Record<string, unknown>>>> = {
  'bulkChanges.preview': {
    editor_catalog: CATALOG_BULK_CHANGE,
    editor_review: CATALOG_BULK_CHANGE,
    manage_buyer: BUYER_BULK_CHANGE,
  },
  'bulkChanges.start': {
    editor_catalog: { ...CATALOG_BULK_CHANGE, id: SOME_ID },
    editor_review: { ...CATALOG_BULK_CHANGE, id: SOME_ID },
    manage_buyer: { ...BUYER_BULK_CHANGE, id: SOME_ID },
  },
  'exports.start': {
    manage_buyer: { list: 'buyers.list', query: '', format: 'csv' },
    ...Object.fromEntries(ONLY_OWN_USE.map((role) => [role, { list: 'billing.statement', query: '', format: 'csv' }])),
  },
  'imports.create': { manage_buyer: { area: 'buyers', fileId: SOME_ID } },
};

export function sampleBody({ id, body }: Endpoint, role?: Role): Record<string, unknown> | undefined {
  const sample = (role && BODIES_OF_ROLES[id]?.[role]) ?? BODIES[id];
  if (body && !sample) throw new Error(`Give ${id} a body in endpoint-samples.ts`);
  return sample;
}

/** The endpoint's address with its parameters filled in, leading to something that may or may not exist. */
export const samplePath = ({ path, id }: Endpoint): string =>
  fillPath(path, { id: id === 'screens.get' ? 'dashboard' : SOME_ID, photoId: SOME_ID, size: 'thumb' });

/** The queries that must be there; nobody but the server can sign an address, so this one is of the right shape. */
const QUERIES: Record<string, string> = {
  'photos.content': `?until=9999999999&sign=${'A'.repeat(43)}`,
  'collectionLinks.page': `?sign=${'A'.repeat(43)}`,
  'videoUploads.content': `?until=9999999999&sign=${'A'.repeat(43)}`,
  'messages.composer': `?subject=buyers&id=${SOME_ID}`,
  'uploadDrafts.lastTime': `?sellerId=${SOME_ID}`,
};

/** The same with the query it must have. */
export const sampleAddress = (endpoint: Endpoint): string => samplePath(endpoint) + (QUERIES[endpoint.id] ?? '');

export const byId = (endpoints: Endpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const);
export const CLOSED = ENDPOINTS.filter((endpoint) => endpoint.access !== 'public');
/** Calls that change something and take JSON or nothing; those that take a file have tests of their own. */
export const WRITING = ENDPOINTS.filter(({ method, upload, resumable }) => method !== 'GET' && !upload && !resumable);

/** The code of a failure as it is told; an answer to a HEAD has no words. */
export const codeIn = ({ method }: Endpoint, code: string) => (method === 'HEAD' ? undefined : code);

/** The whole request, as somebody who knows the contract makes it. */
export const sampleRequest = (endpoint: Endpoint, role?: Role): RequestInit & { headers?: Record<string, string> } => {
  const body = sampleBody(endpoint, role);
  return {
    method: endpoint.method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  };
};
