import * as z from 'zod';
import * as audit from '../audit';
import * as auth from '../auth';
import * as answers from './answers';
import * as counts from './counts';
import * as editorThroughput from './editor-throughput';
import type { Endpoint } from './endpoint';
import * as notes from './notes';
import * as options from './options';
import * as selection from './selection';
import * as timeline from './timeline';
import * as billing from '../billing/billing';
import * as budgets from '../billing/budgets';
import * as bulkChanges from '../bulk-changes';
import * as buyerBulkChanges from '../buyers/buyer-bulk-changes';
import * as buyerRecord from '../buyers/buyer-record';
import * as buyers from '../buyers/buyers';
import * as payments from '../buyers/payments';
import * as segments from '../buyers/segments';
import * as catalogGroups from '../catalog-groups';
import * as catalogPdfs from '../catalog-pdfs';
import * as catalogBulkChanges from '../catalogs/catalog-bulk-changes';
import * as catalogRecord from '../catalogs/catalog-record';
import * as likenesses from '../catalogs/likenesses';
import * as pictureChanges from '../catalogs/picture-changes';
import * as chatRecord from '../chat/chat-record';
import * as collectionLinks from '../collections/collection-links';
import * as collectionRecord from '../collections/collection-record';
import * as cycleClosing from '../cycles/cycle-closing';
import * as cycleRecord from '../cycles/cycle-record';
import * as cycleWork from '../cycles/cycle-work';
import * as dashboard from '../dashboard';
import * as files from '../files';
import * as imports from '../imports';
import * as jobs from '../jobs';
import * as markets from '../markets/markets';
import * as me from '../me';
import * as mergeRecord from '../merges/merge-record';
import * as mergeRequests from '../merges/merge-requests';
import * as campaignRecord from '../messages/campaign-record';
import * as messages from '../messages/messages';
import * as templateRecord from '../messages/template-record';
import * as notifications from '../notifications';
import * as documents from '../orders/documents';
import * as orderRecord from '../orders/order-record';
import * as subOrders from '../orders/sub-orders';
import * as photoRecord from '../photo-record';
import * as salesmen from '../salesmen/salesmen';
import * as savedViews from '../saved-views';
import * as sellerGroups from '../seller-groups';
import * as sellerBulkChanges from '../sellers/seller-bulk-changes';
import * as sellerMoves from '../sellers/seller-moves';
import * as sellerRecord from '../sellers/seller-record';
import * as sellers from '../sellers/sellers';
import * as taxonomyRecord from '../taxonomy/taxonomy-record';
import * as uploadDrafts from '../uploads/upload-drafts';
import * as uploadSource from '../uploads/upload-source';
import * as uploads from '../uploads/uploads';
import * as openWork from '../users/open-work';
import * as passwordResets from '../users/password-resets';
import * as staff from '../users/staff';
import * as users from '../users/users';
import * as valueRequests from '../value-requests';
import * as videoQueue from '../videos/video-queue';
import * as videoRecord from '../videos/video-record';
import * as videoUploads from '../videos/video-uploads';
import * as visits from '../visits';
import * as whatsappImports from '../whatsapp/whatsapp-imports';
import * as whatsappPosts from '../whatsapp/whatsapp-posts';

/** Modules whose schemas appear in the OpenAPI document under these names. */
const MODULES = {
  audit,
  auth,
  answers,
  counts,
  editorThroughput,
  notes,
  options,
  selection,
  timeline,
  billing,
  budgets,
  bulkChanges,
  buyerBulkChanges,
  buyerRecord,
  buyers,
  payments,
  segments,
  catalogGroups,
  catalogPdfs,
  catalogBulkChanges,
  catalogRecord,
  likenesses,
  pictureChanges,
  chatRecord,
  collectionLinks,
  collectionRecord,
  cycleClosing,
  cycleRecord,
  cycleWork,
  dashboard,
  files,
  imports,
  jobs,
  markets,
  me,
  mergeRecord,
  mergeRequests,
  campaignRecord,
  messages,
  templateRecord,
  notifications,
  documents,
  orderRecord,
  subOrders,
  photoRecord,
  salesmen,
  savedViews,
  sellerGroups,
  sellerBulkChanges,
  sellerMoves,
  sellerRecord,
  sellers,
  taxonomyRecord,
  uploadDrafts,
  uploadSource,
  uploads,
  openWork,
  passwordResets,
  staff,
  users,
  valueRequests,
  videoQueue,
  videoRecord,
  videoUploads,
  visits,
  whatsappImports,
  whatsappPosts,
};

/** Schema types worth naming: a plain text or number explains itself. */
const NAMED_TYPES = ['object', 'enum', 'union'];

const isNamed = (exported: unknown): exported is z.core.$ZodType =>
  exported instanceof z.core.$ZodType && NAMED_TYPES.includes(exported._zod.def.type);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export interface NamedSchema {
  schema: z.core.$ZodType;
  /** Candidate names, best first: `catalogDetailSchema` becomes `CatalogDetail`. */
  names: string[];
}

/** `bulkChanges.preview` takes a `BulkChangesPreviewBody` and returns a `BulkChangesPreviewAnswer`. */
const ofEndpoint = ({ id, body, answer }: Endpoint): NamedSchema[] => {
  const call = id.split('.').map(capital).join('');
  const parts = { Answer: answer, Body: body };
  return Object.entries(parts).flatMap(([part, schema]) => (isNamed(schema) ? [{ schema, names: [call + part] }] : []));
};

const ofModules = (): NamedSchema[] =>
  Object.entries(MODULES).flatMap(([module, exports]) =>
    Object.entries(exports as Record<string, unknown>).flatMap(([exported, schema]) => {
      const name = capital(exported.replace(/Schema$/, ''));
      return isNamed(schema) ? [{ schema, names: [name, capital(module) + name] }] : [];
    }),
  );

/** Every schema exported by contracts, under its export name, plus bodies and answers named after their call. */
export const namedSchemas = (endpoints: readonly Endpoint[]): NamedSchema[] => [
  ...ofModules(),
  ...endpoints.flatMap(ofEndpoint),
];
