import { CATALOG_REVIEWS } from '@/lib/client/queries/catalog-review';
import { arranging, creating, merging, renaming, splitting } from '@/lib/client/queries/catalog-groups';
import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import type { CatalogGroup } from '@/lib/contracts/catalog-groups';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { documentsApi } from '@/lib/contracts/orders/documents';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { sampleAnswer } from './sample-answer';
import { SOME_ID } from './sample-bodies';

/** Fits most hooks: the server, which reads it, is not there. */
const ANY_INPUT = { id: SOME_ID, params: { id: SOME_ID }, version: 1 };

const file = () => new File(['a file'], 'a.jpg', { type: 'image/jpeg' });
const group = { ...(sampleAnswer(catalogGroupsApi.rename) as CatalogGroup), members: [] };
const [order, catalog] = [sampleAnswer(ordersApi.update), sampleAnswer(catalogsApi.get) as object];
const post = (sampleAnswer(whatsappPostsApi.list) as { rows: object[] }).rows[0];
const postIds = [SOME_ID];

const nothing = () => undefined;
/** An id, and what runs afterwards: fits most hooks. */
const ANY_ARGUMENTS = [SOME_ID, nothing];

const ARGUMENTS: Record<string, unknown[]> = {
  'orders.useAction(ordersApi.revealPhone)': [{ touches: [] }],
  useCycleReport: [{ id: SOME_ID, name: 'Diwali' }],
  useDownloadFailures: [{ id: SOME_ID, fileName: 'sellers.csv' }],
  useMoveBack: [catalog, [SOME_ID]],
  useReplacePicture: [{ id: SOME_ID, version: 1 }],
  useTakeReview: [CATALOG_REVIEWS, SOME_ID],
};

/** Several inputs when they lead to different calls. */
const INPUTS: Record<string, readonly unknown[]> = {
  ...Object.fromEntries(
    [
      ...['useCancelJob', 'useDismissPasswordReset', 'useEndSession', 'useGiveRateBack', 'useGrantPasswordReset'],
      ...['useMakeReceipt', 'useRemakePdf', 'useRemoveDraft', 'useRemoveLesson', 'useRemovePdf', 'useRetryFailedJob'],
      ...['useRetryImportJob', 'useRetryJob', 'useTakeUpload', 'useTakeVideo', 'useUndoHandover'],
      ...['useUndoMarketMerge', 'useForgotPassword'],
    ].map((name) => [name, [SOME_ID]]),
  ),
  useAddPostTo: [{ post, catalogId: SOME_ID, leaveOut: [] }],
  useAllLiveCatalogs: [{ wanted: { q: '', search: '' }, chosen: [], room: 1 }],
  useBringBack: [[post]],
  useCampaignOfCollection: [
    {
      collection: { id: SOME_ID, nameEn: 'Diwali', nameHi: 'दिवाली', segment: null },
      template: { id: SOME_ID, language: 'hi', variables: [{ name: 'link', example: '' }] },
    },
  ],
  useDecideLikenesses: [[{ photoId: SOME_ID, likePhotoId: SOME_ID, isDuplicate: true }]],
  useDeleteOrRestore: [true, false],
  useDownloadDocument: [(sampleAnswer(documentsApi.list) as object[])[0]],
  useFindLikenesses: [[SOME_ID]],
  useGroupDeed: [
    ...[creating('Kesariya', [SOME_ID], ''), arranging(group, [], ''), merging(group, group, '')],
    ...[splitting(group, 'Kesariya', [], ''), renaming(group, 'Kesariya')],
  ],
  useGroupWithLike: [[{ photoId: SOME_ID, catalogId: SOME_ID }]],
  useJoinPosts: [postIds],
  useJudgeTwin: [{ twin: { pairs: [] }, isDuplicate: true }],
  useMakeCatalogs: [{ postIds, leaveOut: [] }],
  useMakeDocument: [{ part: { id: SOME_ID, orderId: SOME_ID }, kind: 'pro_forma', subjectId: SOME_ID }],
  useMoveBack: [{ from: catalog, to: catalog }],
  useMovePhotos: [{ post, photoIds: [], toId: null }],
  useOrderAgain: [order],
  useOrderOfCatalogs: [{ buyerId: SOME_ID, catalogIds: [SOME_ID] }],
  usePdfText: [{ catalogIds: [], options: {} }],
  usePrintMany: [{ kind: 'pro_forma', subOrderIds: [] }],
  useSetPoster: [file()],
  useSettlePosts: [{ postIds, state: 'new' }],
  useSplitPost: [{ post, from: 1 }],
  useStartImport: [file()],
  useTakeRate: [{ post, isMeant: false }],
  useUpdateView: [{ view: { id: SOME_ID, version: 1 } }],
  useUploadPhoto: [{ file: file() }],
};

export const argumentsOf = (name: string): unknown[] => ARGUMENTS[name] ?? ANY_ARGUMENTS;
export const inputsOf = (name: string): readonly unknown[] => INPUTS[name] ?? [ANY_INPUT];
