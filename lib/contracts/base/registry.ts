import { auditApi } from '../audit';
import { authApi } from '../auth';
import { billingApi } from '../billing/billing';
import { budgetsApi } from '../billing/budgets';
import { bulkChangesApi } from '../bulk-changes';
import { buyersApi } from '../buyers/buyers';
import { campaignsApi } from '../messages/campaigns';
import { catalogControlApi } from '../catalogs/catalog-control';
import { catalogGroupsApi } from '../catalog-groups';
import { catalogPdfsApi } from '../catalog-pdfs';
import { catalogPicturesApi } from '../catalogs/catalog-pictures';
import { catalogTwinsApi } from '../catalogs/catalog-twins';
import { catalogsApi } from '../catalogs/catalogs';
import { chatTokenApi } from '../chat/chat-token';
import { choicesApi } from './choices';
import { collectionLinksApi } from '../collections/collection-links';
import { collectionsApi } from '../collections/collections';
import { conversationCareApi } from '../chat/conversation-care';
import { conversationMergesApi } from '../chat/conversation-merges';
import { conversationsApi } from '../chat/conversations';
import { cycleClosingApi } from '../cycles/cycle-closing';
import { cycleWorkApi } from '../cycles/cycle-work';
import { cyclesApi } from '../cycles/cycles';
import { dashboardApi } from '../dashboard';
import type { Endpoint } from './endpoint';
import { documentsApi } from '../orders/documents';
import { exportUploadsApi } from '../whatsapp/export-uploads';
import { exportsApi } from '../exports';
import { filesApi } from '../files';
import { handoversApi } from '../salesmen/handovers';
import { importsApi } from '../imports';
import { jobsApi } from '../jobs';
import { likenessesApi } from '../catalogs/likenesses';
import { listCountsApi } from '../list-counts';
import { marketMergesApi } from '../markets/market-merges';
import { marketsApi } from '../markets/markets';
import { meApi } from '../me';
import { mergeRequestsApi } from '../merges/merge-requests';
import { messageTemplatesApi } from '../messages/message-templates';
import { messagesApi } from '../messages/messages';
import { notificationsApi } from '../notifications';
import { ordersApi } from '../orders/orders';
import { passwordResetsApi } from '../users/password-resets';
import { paymentsApi } from '../buyers/payments';
import { photoUploadsApi } from '../uploads/photo-uploads';
import { photosApi } from '../photos';
import { quickRepliesApi } from '../chat/quick-replies';
import { returnReportApi } from '../orders/return-report';
import { reviewHoldsApi } from '../catalogs/review-holds';
import { salesmenApi } from '../salesmen/salesmen';
import { savedViewsApi } from '../saved-views';
import { screensApi } from '../screens';
import { searchApi } from '../search';
import { segmentsApi } from '../buyers/segments';
import { sellerAccountsApi } from '../orders/seller-accounts';
import { sellerGroupsApi } from '../seller-groups';
import { captionLessonsApi } from '../caption-lessons';
import { sellersApi } from '../sellers/sellers';
import { shortLinksApi } from '../messages/short-links';
import { subOrdersApi } from '../orders/sub-orders';
import { systemApi } from '../system';
import { taxonomyApi } from '../taxonomy/taxonomy';
import { uploadDraftsApi } from '../uploads/upload-drafts';
import { uploadsApi } from '../uploads/uploads';
import { usersApi } from '../users/users';
import { valueRequestsApi } from '../value-requests';
import { videoLinksApi } from '../videos/video-links';
import { videoQueueApi } from '../videos/video-queue';
import { videoReviewsApi } from '../videos/video-reviews';
import { videoUploadsApi } from '../videos/video-uploads';
import { videosApi } from '../videos/videos';
import { whatsappImportsApi } from '../whatsapp/whatsapp-imports';
import { whatsappPostsApi } from '../whatsapp/whatsapp-posts';

/** Every contract of the product, by area. Tests and the OpenAPI document iterate over it. */
export const CONTRACTS = {
  audit: auditApi,
  auth: authApi,
  billing: billingApi,
  budgets: budgetsApi,
  bulkChanges: bulkChangesApi,
  buyers: buyersApi,
  campaigns: campaignsApi,
  captionLessons: captionLessonsApi,
  catalogControl: catalogControlApi,
  catalogGroups: catalogGroupsApi,
  catalogPdfs: catalogPdfsApi,
  catalogPictures: catalogPicturesApi,
  catalogTwins: catalogTwinsApi,
  catalogs: catalogsApi,
  chatToken: chatTokenApi,
  choices: choicesApi,
  collectionLinks: collectionLinksApi,
  collections: collectionsApi,
  conversationCare: conversationCareApi,
  conversationMerges: conversationMergesApi,
  conversations: conversationsApi,
  cycleClosing: cycleClosingApi,
  cycleWork: cycleWorkApi,
  cycles: cyclesApi,
  dashboard: dashboardApi,
  documents: documentsApi,
  exportUploads: exportUploadsApi,
  exports: exportsApi,
  files: filesApi,
  handovers: handoversApi,
  imports: importsApi,
  jobs: jobsApi,
  likenesses: likenessesApi,
  listCounts: listCountsApi,
  marketMerges: marketMergesApi,
  markets: marketsApi,
  me: meApi,
  mergeRequests: mergeRequestsApi,
  messageTemplates: messageTemplatesApi,
  messages: messagesApi,
  notifications: notificationsApi,
  orders: ordersApi,
  passwordResets: passwordResetsApi,
  payments: paymentsApi,
  photoUploads: photoUploadsApi,
  photos: photosApi,
  quickReplies: quickRepliesApi,
  returnReport: returnReportApi,
  reviewHolds: reviewHoldsApi,
  salesmen: salesmenApi,
  savedViews: savedViewsApi,
  screens: screensApi,
  search: searchApi,
  segments: segmentsApi,
  sellerAccounts: sellerAccountsApi,
  sellerGroups: sellerGroupsApi,
  sellers: sellersApi,
  shortLinks: shortLinksApi,
  subOrders: subOrdersApi,
  system: systemApi,
  taxonomy: taxonomyApi,
  uploadDrafts: uploadDraftsApi,
  uploads: uploadsApi,
  users: usersApi,
  valueRequests: valueRequestsApi,
  videoLinks: videoLinksApi,
  videoQueue: videoQueueApi,
  videoReviews: videoReviewsApi,
  videoUploads: videoUploadsApi,
  videos: videosApi,
  whatsappImports: whatsappImportsApi,
  whatsappPosts: whatsappPostsApi,
};

export const ENDPOINTS: Endpoint[] = Object.values(CONTRACTS).flatMap((area) => Object.values(area) as Endpoint[]);
