import type { Caller } from '../judge-reply';
import type { Operation } from '../operations';

/** Demo people with several roles. */
const [HARSH, REVIEWER, ZOYA] = ['Harsh Trivedi', 'श्रीमती विजयलक्ष्मी त्रिवेदी-भट्टाचार्य', 'Zoya Merchant'];

const ADMINS = ['admin'];
const EDITORS = ['admin', 'editor_catalog', HARSH];
const REVIEWERS = ['admin', 'editor_review', REVIEWER];
const TAGGERS = [...EDITORS, 'editor_review', REVIEWER];
const SENDERS = [...EDITORS, 'pipeline_onground', 'pipeline_wa'];
const SELLER_STAFF = ['admin', 'manage_seller', 'pipeline_online', 'pipeline_wa', HARSH, ZOYA];
const SELLER_MANAGERS = ['admin', 'manage_seller', ZOYA];
const ORDER_STAFF = ['admin', 'manage_buyer', 'manage_seller', ZOYA];
const BUYER_STAFF = ['admin', 'manage_buyer', ZOYA];
const KEEPERS = [...REVIEWERS, 'manage_seller', ZOYA];
const VIDEO_EDITORS = ['admin', 'editor_video', REVIEWER];
const VIDEO_SENDERS = ['admin', 'pipeline_onground', 'pipeline_wa', HARSH];
/** They chat with buyers, whose pages they open. */
const CHATTERS = ['admin', ZOYA];

/**
 * Who may make a write on the records of a story besides its person, as callers are named; `id/name` is a write of only
 * that person. All others are their person's alone.
 */
const MAY: readonly (readonly [who: readonly string[], writes: string])[] = [
  [ADMINS, 'bulkChanges.undo handovers.handOver handovers.undo jobs.retry salesmen.addVisit'],
  [ADMINS, 'marketMerges.merge marketMerges.undo markets.create'],
  [ADMINS, 'taxonomy.addAttribute taxonomy.addValue taxonomy.orderValues taxonomy.mergeValues taxonomy.undoMerge'],
  [ADMINS, 'uploads.assign uploads.prioritise uploads.previewAssign uploads.takeBack'],
  [ADMINS, 'valueRequests.acceptAs valueRequests.accept valueRequests.undoAccept valueRequests.refuse'],
  [ADMINS, 'markets.update salesmen.setTarget sellers.transition/admin'],
  [ADMINS, 'whatsappPosts.takeRate whatsappPosts.giveRateBack'],
  [[...ORDER_STAFF, 'salesman'], 'orders.propose'],
  // A salesman may make these of their portfolio, and of their own drafts: the stories have both of somebody else, too.
  [ORDER_STAFF, 'orders.create orders.update orders.place orders.discard orders.revealPhone'],
  [ORDER_STAFF, 'subOrders.assign subOrders.previewChange subOrders.change subOrders.answer subOrders.cancel'],
  [ORDER_STAFF, 'subOrders.dispatch subOrders.setLr subOrders.dispatchMany subOrders.deliver subOrders.close'],
  [ORDER_STAFF, 'subOrders.returnGoods subOrders.moveReturn documents.issue documents.printMany'],
  [BUYER_STAFF, 'subOrders.moveReturn/manage_buyer documents.issueReceipt payments.receive payments.reverse'],
  [BUYER_STAFF, 'buyers.create buyers.update buyers.transition buyers.addConsent buyers.addNote'],
  [BUYER_STAFF, 'segments.create segments.freeze segments.remove'],
  [SELLER_MANAGERS, 'sellers.transition sellerGroups.create sellerGroups.update'],
  [SELLER_STAFF, 'sellers.create sellers.update sellers.addNote'],
  [ADMINS, 'collections.create collections.update collections.arrange collections.previewRule collections.mark'],
  [ADMINS, 'collections.finalize collections.step collections.revise collectionLinks.create collectionLinks.end'],
  [ADMINS, 'cycles.create cycles.update cycles.step cycleWork.move'],
  [ADMINS, 'cycleClosing.preview cycleClosing.close cycleClosing.reopen'],
  [ADMINS, 'conversations.link conversations.saveSettings conversationMerges.merge conversationMerges.split'],
  [ADMINS, 'conversationCare.erase quickReplies.create/admin quickReplies.update/admin quickReplies.remove/admin'],
  [ADMINS, 'messageTemplates.create messageTemplates.update messageTemplates.submit messageTemplates.sync'],
  [ADMINS, 'campaigns.create campaigns.update campaigns.check campaigns.step campaigns.clone campaigns.retry'],
  [ADMINS, 'campaigns.test jobs.cancel budgets.create budgets.update'],
  [ADMINS, 'mergeRequests.ask mergeRequests.transition mergeRequests.merge mergeRequests.mergeCertain'],
  [ADMINS, 'mergeRequests.undo mergeRequests.addComment'],
  [CHATTERS, 'conversations.open conversations.read conversations.send conversations.addPhoto'],
  [CHATTERS, 'conversations.assign conversations.transition conversationCare.unflag quickReplies.create'],
  [CHATTERS, 'messages.send'],
  [ADMINS, 'videoLinks.known videoLinks.tell videoLinks.add videos.step/admin videoQueue.assign'],
  [ADMINS, 'users.invite users.update users.disable users.enable users.giveOneTimePassword users.endSessions'],
  [ADMINS, 'taxonomy.addProductType taxonomy.updateProductType taxonomy.updateAttribute taxonomy.updateValue'],
  [ADMINS, 'savedViews.update savedViews.remove'],
  [[...SELLER_STAFF, ...REVIEWERS, 'salesman'], 'savedViews.create'],
  [SENDERS, 'exportUploads.begin'],
  [VIDEO_EDITORS, 'videoQueue.next videos.update videos.send'],
  [VIDEO_SENDERS, 'videoUploads.senders'],
  [[...VIDEO_SENDERS, ...VIDEO_EDITORS], 'videoUploads.begin'],
  [REVIEWERS, 'videos.step videoReviews.take videoReviews.giveBack videoReviews.accept'],
  [EDITORS, 'catalogGroups.create catalogGroups.split catalogGroups.merge catalogGroups.rename catalogGroups.arrange'],
  [EDITORS, 'uploads.next valueRequests.ask'],
  [REVIEWERS, 'catalogs.accept catalogs.undoAccept catalogs.step reviewHolds.take reviewHolds.giveBack'],
  [TAGGERS, 'bulkChanges.preview/admin bulkChanges.start/admin photos.edit'],
  [[...REVIEWERS, 'editor_catalog'], 'catalogs.update/admin'],
  [[...TAGGERS, 'catalog_expert'], 'catalogPdfs.catalogs'],
  [[...TAGGERS, 'catalog_expert'], 'catalogPdfs.create catalogPdfs.preview catalogPdfs.text catalogPdfs.remake'],
  [SENDERS, 'catalogs.create likenesses.find uploadDrafts.create whatsappImports.create'],
  [SENDERS, 'whatsappImports.trySample whatsappPosts.settle'],
  [SENDERS, 'whatsappPosts.matchSender whatsappPosts.join whatsappPosts.undoJoin whatsappPosts.movePhotos'],
  [SENDERS, 'whatsappPosts.split whatsappPosts.make whatsappPosts.addTo'],
  [[...SENDERS, 'editor_review', REVIEWER], 'likenesses.decide'],
  [[...SENDERS, 'manage_seller', 'manage_buyer', 'salesman', ZOYA], 'photos.upload'],
  [SELLER_STAFF, 'bulkChanges.preview/manage_seller bulkChanges.start/manage_seller'],
  [[...SELLER_STAFF, 'manage_buyer'], 'files.upload'],
  [[...SELLER_STAFF, 'editor_catalog'], 'captionLessons.remove'],
  [[...SELLER_STAFF, ...REVIEWERS, 'salesman'], 'exports.start'],
  [KEEPERS, 'catalogControl.change catalogs.remove catalogs.restore'],
];

/** Writes that are answered alike to all, and reach only what is one's own. */
const OF_ALL: readonly string[] = [
  'exportUploads.cancel',
  'me.savePreferences',
  'notifications.read',
  'videoUploads.cancel',
];

const whoMay = new Map(MAY.flatMap(([who, writes]) => writes.split(' ').map((write) => [write, who] as const)));

/** Ids of the writes in these lists. */
export const writesOfMany = (): string[] => [...whoMay.keys(), ...OF_ALL].map((write) => write.replace(/\/.*/, ''));

/**
 * Callers whom this write must refuse: whoever is not listed above, one of those without the role, and nobody.
 * @param turn chooses the one without the role.
 */
export function strangersTo(operation: Operation, teller: Caller, callers: readonly Caller[], turn: number): Caller[] {
  const { id, isOpenTo } = operation;
  const may = whoMay.get(`${id}/${teller.name}`) ?? whoMay.get(id) ?? [];
  const others = callers.filter((one) => one !== teller && isOpenTo(one.roles) && !may.includes(one.name));
  const without = callers.filter(({ roles }) => roles && !isOpenTo(roles));
  const nobody = callers.filter(({ roles }) => roles === null);
  return [...(OF_ALL.includes(id) ? [] : others), ...without.slice(turn % without.length).slice(0, 1), ...nobody];
}
