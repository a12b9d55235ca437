import { auditApi } from './audit';
import { authApi } from './auth';
import { bulkChangesApi } from './bulk-changes';
import { catalogControlApi } from './catalog-control';
import { catalogGroupsApi } from './catalog-groups';
import { catalogPdfsApi } from './catalog-pdfs';
import { catalogPicturesApi } from './catalog-pictures';
import { catalogTwinsApi } from './catalog-twins';
import { catalogsApi } from './catalogs';
import { choicesApi } from './choices';
import { dashboardApi } from './dashboard';
import type { Endpoint } from './endpoint';
import { exportUploadsApi } from './export-uploads';
import { exportsApi } from './exports';
import { filesApi } from './files';
import { handoversApi } from './handovers';
import { importsApi } from './imports';
import { jobsApi } from './jobs';
import { likenessesApi } from './likenesses';
import { marketMergesApi } from './market-merges';
import { marketsApi } from './markets';
import { meApi } from './me';
import { notificationsApi } from './notifications';
import { passwordResetsApi } from './password-resets';
import { photoUploadsApi } from './photo-uploads';
import { photosApi } from './photos';
import { reviewHoldsApi } from './review-holds';
import { salesmenApi } from './salesmen';
import { savedViewsApi } from './saved-views';
import { screensApi } from './screens';
import { sellerGroupsApi } from './seller-groups';
import { sellersApi } from './sellers';
import { systemApi } from './system';
import { taxonomyApi } from './taxonomy';
import { uploadDraftsApi } from './upload-drafts';
import { uploadsApi } from './uploads';
import { usersApi } from './users';
import { valueRequestsApi } from './value-requests';
import { whatsappImportsApi } from './whatsapp-imports';
import { whatsappPostsApi } from './whatsapp-posts';

/** Every contract of the product, by area. Tests and the OpenAPI document walk this list. */
export const CONTRACTS = {
  audit: auditApi,
  auth: authApi,
  bulkChanges: bulkChangesApi,
  catalogControl: catalogControlApi,
  catalogGroups: catalogGroupsApi,
  catalogPdfs: catalogPdfsApi,
  catalogPictures: catalogPicturesApi,
  catalogTwins: catalogTwinsApi,
  catalogs: catalogsApi,
  choices: choicesApi,
  dashboard: dashboardApi,
  exportUploads: exportUploadsApi,
  exports: exportsApi,
  files: filesApi,
  handovers: handoversApi,
  imports: importsApi,
  jobs: jobsApi,
  likenesses: likenessesApi,
  marketMerges: marketMergesApi,
  markets: marketsApi,
  me: meApi,
  notifications: notificationsApi,
  passwordResets: passwordResetsApi,
  photoUploads: photoUploadsApi,
  photos: photosApi,
  reviewHolds: reviewHoldsApi,
  salesmen: salesmenApi,
  savedViews: savedViewsApi,
  screens: screensApi,
  sellerGroups: sellerGroupsApi,
  sellers: sellersApi,
  system: systemApi,
  taxonomy: taxonomyApi,
  uploadDrafts: uploadDraftsApi,
  uploads: uploadsApi,
  users: usersApi,
  valueRequests: valueRequestsApi,
  whatsappImports: whatsappImportsApi,
  whatsappPosts: whatsappPostsApi,
};

export const ENDPOINTS: Endpoint[] = Object.values(CONTRACTS).flatMap((area) => Object.values(area) as Endpoint[]);
