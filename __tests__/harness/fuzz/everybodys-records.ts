import type { Operation } from './operations';
import { OWNED } from './owned-records';
import type { JsonSchema } from './sample-values';

/**
 * Calls whose address names a record shared by all who have the role. A new call with a record id must be listed either
 * in {@link OWNED}, with the owner, or here.
 */
const EVERYBODYS: readonly RegExp[] = [
  // The whole office shares sellers, their groups and markets.
  /^(markets|sellerGroups)\.(get|update|history)$/,
  /^(marketMerges|handovers)\.undo$/,
  // Every editor and reviewer reads catalogs; only the person with the upload changes its draft.
  /^catalogs\.(get|history|ofUpload)$/,
  /^catalogTwins\.of$/,
  // Any reviewer may take a waiting record; a call that does so names no other person.
  /^(reviewHolds|videoReviews)\.(take|giveBack)$/,
  /^videoReviews\.accept$/,
  /^catalogGroups\.(ofCatalog|rename|arrange|split|merge)$/,
  // Everyone who makes PDFs may share a link to one; only its maker may remove it.
  /^catalogPdfs\.(get|remake|content)$/,
  // A photo is shared by all who uploaded it, and visible to anyone with its signed address.
  /^photos\.(edit|content)$/,
  // A menu title, not a record.
  /^screens\.get$/,
  /^taxonomy\.(update\w+|orderValues|addValue|valueUses|undoMerge|history)$/,
  /^valueRequests\.(ofCatalog|accept|acceptAs|undoAccept|refuse)$/,
  // The inbox of posts is shared by everyone who works on it.
  /^whatsappPosts\.(matchSender|addTo|split|undoJoin|movePhotos)$/,
  // Only for admins, who manage every user.
  /^users\.(get|update|history|disable|openWork|enable|giveOneTimePassword|sessions|endSessions)$/,
  /^passwordResets\.(grant|dismiss)$/,
  /^salesmen\.setTarget$/,
  // A person who looks after buyers looks after all of them.
  /^buyers\.(get|update|transition|consents|addConsent|notes|addNote|history)$/,
  /^payments\.(entries|receive|dues|reverse)$/,
  /^segments\.(freeze|remove)$/,
  /^documents\.issueReceipt$/,
  // Only for admins, who send messages and decide on duplicates.
  /^campaigns\.(get|update|check|step|clone|retry|test|history)$/,
  /^messageTemplates\.(get|update|submit|history)$/,
  /^mergeRequests\.(get|transition|merge|undoPreview|undo|comments|addComment|history)$/,
  // Only for admins, who manage the budgets.
  /^budgets\.(get|update|history)$/,
  // Only for admins, who plan and curate together; a page for buyers has a signed address.
  /^cycles\.(get|update|step|progress|history)$/,
  /^cycleClosing\.(unfinished|preview|close|reopen|report|job)$/,
  /^cycleWork\.(stuck|proposeMoves|move)$/,
  /^collections\.(get|update|arrange|previewRule|mark|likenesses|finalize|snapshot|step|revise|history)$/,
  /^collectionLinks\.(list|create|end|page)$/,
  // Anyone with the short address may open it.
  /^shortLinks\.open$/,
  // Admins manage every conversation; others answer conversations on records they may open.
  /^conversation(s|Care|Merges)\.\w+$/,
  // Everyone who cuts, tags and reviews videos shares them; a film has a signed address.
  /^videos\.(get|update|history|poster|send|step|films|ofCatalog|proposals)$/,
  /^videoUploads\.content$/,
];

/** The same for ids in body and query, by field name, or by call and field where both matter. */
const EVERYBODYS_FIELDS: readonly RegExp[] = [
  // A user who may pass a seller sees all sellers; visits, noted by salesmen, are in the other list.
  /^(sellerId|exceptId)$/,
  // Selected in a list: a bulk change finds only records its user may see, and options are checked in the response.
  /^(id|ids|except)$/,
  // People who are assigned work or searched for; nothing of theirs is shown or changed.
  /^(salesmanId|accountManagerId|ownerId|editorIds?|actorId|assigneeId|fromId|toId)$/,
  // The history of a record is only for admins.
  /^subjectId$/,
  /^(marketId|survivorId|duplicateId|groupId)$/,
  /^(catalogIds?|otherId|duplicateOfId|pictureIds?|imageIds|coverId|photoIds?|photoIdBefore|likePhotoId|logoId)$/,
  /^(photos|loose|catalogs|leftOut)$/,
  /^collections\.\w+ (coverCatalogId|base|order|members)$/,
  /^(dealsIn|managerId|buyerId|orderId|responsibleId|marketIds|poolIds|videoId)$/,
  // A photo, a catalog or an order that is sent; the access rules of orders are listed with orders.
  /^refId$/,
  // A line is looked up in the sub-order from the address.
  /^lineId$/,
  /^(attributeIds?|productTypeIds?|valueIds?|lacksAttributeId)$/,
  /^(postIds|importId|senderId)$/,
  /^whatsappPosts\.(make|addTo) leaveOut$/,
  // Catalogs are shared, including those of an assigned work item.
  /^catalogs\.(list|facets) uploadId$/,
  /^cycle(Closing|Work)\.\w+ uploadId$/,
  /^cycleId$/,
  // Shared among people who look after buyers, and among admins.
  /^(segmentId|templateId|campaignId)$/,
  // The staff members who receive each kind of open work.
  /^users\.disable \w+$/,
  // Audience filters of a campaign: buyers by the sellers, catalogs or collections they ordered from.
  /^ordered(From|CatalogId|CollectionId)$/,
  // A user who may open the page of a record may report a duplicate of it.
  /^mergeRequests\.(ask|ofRecord) recordId$/,
  /^mergeRequests\.undo (stay|back|give)$/,
  // Another user's draft with this id refuses the call, unless no photo is left for it.
  /^restId$/,
];

const isUuid = ({ format, items, anyOf, oneOf, allOf }: JsonSchema): boolean =>
  format === 'uuid' || [items, anyOf, oneOf, allOf].flat().some((inner) => inner !== undefined && isUuid(inner));

/** Names of the id fields in a schema, at any depth. */
function idFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as JsonSchema;
  const own = Object.entries(properties).flatMap(([name, inner]) => (isUuid(inner) ? [name] : []));
  return [...own, ...Object.values(schema).flatMap(idFields)];
}

/**
 * Ids that calls take but that neither list covers: `jobs.get` for an id in the address, `imports.create fileId` for an
 * id in body or query.
 */
export function unsortedIds(operations: readonly Operation[]): string[] {
  return operations.flatMap(({ id, path, body, parameters }) => {
    const rules = OWNED.filter(({ calls }) => calls.test(id));
    const isSorted = rules.some(({ field }) => field === undefined) || EVERYBODYS.some((calls) => calls.test(id));
    const inQuery = parameters.filter((one) => one.in === 'query' && isUuid(one.schema)).map(({ name }) => name);
    const fields = new Set([...inQuery, ...idFields(body)]);
    const isEverybodys = (name: string) => EVERYBODYS_FIELDS.some((one) => one.test(name) || one.test(`${id} ${name}`));
    const open = [...fields].filter((name) => !rules.some(({ field }) => field === name) && !isEverybodys(name));
    return [...(path.includes('{') && !isSorted ? [id] : []), ...open.map((name) => `${id} ${name}`)];
  });
}

/** Listed calls that the server does not have. */
export const staleRules = (operations: readonly Operation[]): RegExp[] =>
  [...OWNED.map(({ calls }) => calls), ...EVERYBODYS].filter((calls) => !operations.some(({ id }) => calls.test(id)));
