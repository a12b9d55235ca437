import type { Operation } from './operations';
import { OWNED } from './owned-records';
import type { JsonSchema } from './sample-values';

/**
 * Calls whose address names a record that is everybody's who has the role: so that one who adds a call says of its
 * record either who owns it, in {@link OWNED}, or here that nobody does.
 */
const EVERYBODYS: readonly RegExp[] = [
  // What sellers, their groups and markets are is the whole office's.
  /^(markets|sellerGroups)\.(get|update|history)$/,
  /^(marketMerges|handovers)\.undo$/,
  // Every editor and reviewer reads catalogs; changing a draft is for whoever has its upload.
  /^catalogs\.(get|history|ofUpload)$/,
  /^catalogTwins\.of$/,
  // Any reviewer may look at what waits; who does so names nobody but themselves.
  /^(reviewHolds|videoReviews)\.(take|giveBack)$/,
  /^videoReviews\.accept$/,
  /^catalogGroups\.(ofCatalog|rename|arrange|split|merge)$/,
  // A link to a PDF is passed on among those who make them; only removing it is its maker's.
  /^catalogPdfs\.(get|remake|content)$/,
  // A photo is one however many bring it, and seen by whoever was given its signed address.
  /^photos\.(edit|content)$/,
  // A title of the menu, no record.
  /^screens\.get$/,
  /^taxonomy\.(update\w+|orderValues|addValue|valueUses|undoMerge|history)$/,
  /^valueRequests\.(ofCatalog|accept|acceptAs|undoAccept|refuse)$/,
  // The inbox of posts is one for all who work on it.
  /^whatsappPosts\.(matchSender|addTo|split|undoJoin|movePhotos)$/,
  // For admins alone, who look after everybody.
  /^users\.(get|update|history|disable|openWork|enable|giveOneTimePassword|sessions|endSessions)$/,
  /^passwordResets\.(grant|dismiss)$/,
  /^salesmen\.setTarget$/,
  // Whoever looks after buyers looks after all of them.
  /^buyers\.(get|update|transition|consents|addConsent|notes|addNote|history)$/,
  /^payments\.(entries|receive|dues|reverse)$/,
  /^segments\.(freeze|remove)$/,
  /^documents\.issueReceipt$/,
  // For admins alone, who send and who decide on duplicates.
  /^campaigns\.(get|update|check|step|clone|retry|test|history)$/,
  /^messageTemplates\.(get|update|submit|history)$/,
  /^mergeRequests\.(get|transition|merge|undoPreview|undo|comments|addComment|history)$/,
  // For admins alone, who keep what may be spent.
  /^budgets\.(get|update|history)$/,
  // For admins alone, who plan and curate together; a page for buyers has a signed address.
  /^cycles\.(get|update|step|progress|history)$/,
  /^cycleClosing\.(unfinished|preview|close|reopen|report|job)$/,
  /^cycleWork\.(stuck|proposeMoves|move)$/,
  /^collections\.(get|update|arrange|previewRule|mark|likenesses|finalize|snapshot|step|revise|history)$/,
  /^collectionLinks\.(list|create|end|page)$/,
  // Whoever got a short address has it.
  /^shortLinks\.open$/,
  // Admins look after every conversation, others answer those of records they may open.
  /^conversation(s|Care|Merges)\.\w+$/,
  // Videos are one for all who cut, tag and review them; a film has a signed address.
  /^videos\.(get|update|history|poster|send|step|films|ofCatalog|proposals)$/,
  /^videoUploads\.content$/,
];

/** The same of ids in body and query, by the name of their field, or by call and field where it is a matter of both. */
const EVERYBODYS_FIELDS: readonly RegExp[] = [
  // Whoever may name one has all sellers; a visit, which a salesman notes, is in the other list.
  /^(sellerId|exceptId)$/,
  // Chosen in a list: a bulk change finds those that its person may see, options are looked at as they are answered.
  /^(id|ids|except)$/,
  // People who are given work or looked for; nothing of theirs is shown or changed.
  /^(salesmanId|accountManagerId|ownerId|editorIds?|actorId|assigneeId|fromId|toId)$/,
  // The history of any record is for admins alone.
  /^subjectId$/,
  /^(marketId|survivorId|duplicateId|groupId)$/,
  /^(catalogIds?|otherId|duplicateOfId|pictureIds?|imageIds|coverId|photoIds?|photoIdBefore|likePhotoId|logoId)$/,
  /^(photos|loose|catalogs|leftOut)$/,
  /^collections\.\w+ (coverCatalogId|base|order|members)$/,
  /^(dealsIn|managerId|buyerId|orderId|responsibleId|marketIds|poolIds|videoId)$/,
  // A photo, a catalog or an order that is sent; what of an order somebody sees is said where orders are.
  /^refId$/,
  // A line is looked for in the part of the order that the address names.
  /^lineId$/,
  /^(attributeIds?|productTypeIds?|valueIds?|lacksAttributeId)$/,
  /^(postIds|importId|senderId)$/,
  /^whatsappPosts\.(make|addTo) leaveOut$/,
  // Catalogs are everybody's, also those of a work item that is somebody's.
  /^catalogs\.(list|facets) uploadId$/,
  /^cycle(Closing|Work)\.\w+ uploadId$/,
  /^cycleId$/,
  // Among those who look after buyers, and among admins.
  /^(segmentId|templateId|campaignId)$/,
  // To whom of staff each kind of open work goes.
  /^users\.disable \w+$/,
  // Whose buyers, and those of what, a campaign is for.
  /^ordered(From|CatalogId|CollectionId)$/,
  // Whoever may open the page of a record may say that it is there twice.
  /^mergeRequests\.(ask|ofRecord) recordId$/,
  /^mergeRequests\.undo (stay|back|give)$/,
  // A draft of somebody else's under this id refuses the call, unless no photo is left for it.
  /^restId$/,
];

const isUuid = ({ format, items, anyOf, oneOf, allOf }: JsonSchema): boolean =>
  format === 'uuid' || [items, anyOf, oneOf, allOf].flat().some((inner) => inner !== undefined && isUuid(inner));

/** Names of the fields with an id, anywhere down in a schema. */
function idFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as JsonSchema;
  const own = Object.entries(properties).flatMap(([name, inner]) => (isUuid(inner) ? [name] : []));
  return [...own, ...Object.values(schema).flatMap(idFields)];
}

/**
 * Ids that calls take and of which nobody said whose they are: `jobs.get` for one in the address, `imports.create
 * fileId` for one in body or query.
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

/** Calls that are in one of the lists of addresses, but are none of the server's. */
export const staleRules = (operations: readonly Operation[]): RegExp[] =>
  [...OWNED.map(({ calls }) => calls), ...EVERYBODYS].filter((calls) => !operations.some(({ id }) => calls.test(id)));
