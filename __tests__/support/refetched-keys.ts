/** After failures as well: after all, or only when another person changed the record, or then these keys only. */
type Failures = '' | 'always' | 'conflict' | `${'any' | 'conflict' | 'refused'}: ${string}`;

/** What each write refetches, by area. Keys with `=` are set from the answer. */
export const REFETCHED: readonly (readonly [keys: string, failures: Failures, hooks: string])[] = [
  ['=budgets get ID, billing, budgets', 'conflict', 'budgets.useAdd budgets.useUpdate'],
  ['=bulkChanges get ID, =jobs mine', '', 'useStartBulkChange'],
  ['=bulkChanges get ID, =jobs mine, bulkChanges get ID', 'always', 'useUndoBulkChange'],
  [
    'buyers, orders, payments',
    'always',
    `
    buyers.useAction(buyersApi.addConsent) buyers.useAction(buyersApi.addNote)
    buyers.useAction(buyersApi.editNote) buyers.useAction(buyersApi.transition)
    buyers.useAction(paymentsApi.receive) buyers.useAction(paymentsApi.reverse) useDispatchMany
  `,
  ],
  ['=buyers get ID, buyers, orders, payments', 'conflict', 'buyers.useAdd buyers.useUpdate'],
  [
    '=orders get ID, buyers, orders, payments',
    'always',
    `
    useOrderStep(ordersApi.create) useOrderStep(ordersApi.discard) useOrderStep(ordersApi.place)
    useOrderStep(ordersApi.update) useOrderStep(subOrdersApi.answer) useOrderStep(subOrdersApi.assign)
    useOrderStep(subOrdersApi.cancel) useOrderStep(subOrdersApi.change) useOrderStep(subOrdersApi.close)
    useOrderStep(subOrdersApi.deliver) useOrderStep(subOrdersApi.dispatch) useOrderStep(subOrdersApi.moveReturn)
    useOrderStep(subOrdersApi.returnGoods) useOrderStep(subOrdersApi.setLr)
  `,
  ],
  [
    'buyers, catalogGroups, catalogs, marketMerges, markets, mergeRequests, orders, payments, sellerGroups, sellers, uploads, videos',
    'always',
    `
    useMergeAction(mergeRequestsApi.addComment) useMergeAction(mergeRequestsApi.ask)
    useMergeAction(mergeRequestsApi.merge) useMergeAction(mergeRequestsApi.mergeCertain)
    useMergeAction(mergeRequestsApi.transition) useMergeAction(mergeRequestsApi.undo)
  `,
  ],
  ['campaigns, messages', 'always', 'useCheckCampaign useCloneCampaign useRetryCampaign useStepCampaign'],
  ['campaigns, collections', 'always', 'useCampaignOfCollection'],
  ['=campaigns get ID, campaigns, messages', 'conflict', 'campaigns.useAdd campaigns.useUpdate'],
  ['captionLessons', 'always', 'useRemoveLesson'],
  ['catalogGroups, catalogs', 'always', 'useGroupWithLike'],
  ['=catalogGroups ofCatalog ID, catalogGroups, catalogs', 'always', 'useGroupDeed'],
  ['catalogPdfs list', 'always', 'useRemovePdf'],
  ['=catalogPdfs get ID, =jobs mine, catalogPdfs list', '', 'useMakePdf useRemakePdf'],
  ['catalogs', 'always', 'useUndoAccept'],
  ['catalogs, uploads', '', 'useCreateCatalogs'],
  ['=catalogs get ID, catalogs', '', 'useDeleteOrRestore'],
  ['=catalogs get ID, catalogs', 'always', 'useControlCatalog'],
  ['=catalogs review, catalogs', 'conflict', 'useAcceptCatalog'],
  ['catalogs facets, catalogs list', 'always', 'useJudgeTwin'],
  ['catalogs, taxonomy, valueRequests', 'always', 'useAcceptRequest useAcceptRequestAs useUndoAcceptedValue'],
  ['catalogs, uploadDrafts list, uploads', '', 'useSubmitDraft'],
  [
    'catalogs, uploads, whatsappImports, whatsappPosts',
    'always',
    `
    useAddPostTo useBringBack useGiveRateBack useJoinPosts useMakeCatalogs useMatchSender useMovePhotos
    useSettlePosts useSplitPost useTakeRate useUndoJoin
  `,
  ],
  ['=catalogs get ID, =catalogs ofUpload ID, catalogs history ID', '', 'useUpdateNewCatalog'],
  [
    '=catalogs get ID, =catalogs ofUpload ID, catalogs history ID',
    'any: catalogs get ID',
    'useArrangeCatalog useReplacePicture',
  ],
  ['=catalogs get ID, =catalogs ofUpload ID, catalogs history ID', 'refused: catalogs get ID', 'useUpdateCatalog'],
  ['=catalogs get ID, =catalogs ofUpload ID, catalogs history ID, uploads', '', 'useFinishCatalog'],
  [
    '=catalogs get ID, =catalogs ofUpload ID, catalogs, catalogs history ID',
    'any: catalogs',
    'useMoveBack useMovePictures',
  ],
  [
    '=catalogs get ID, =catalogs ofUpload ID, catalogs facets, catalogs history ID, catalogs list, catalogs review',
    'any: catalogs get ID, catalogs review',
    'useStepCatalog',
  ],
  ['chat-settings, conversations', 'conflict', 'useSaveChatSettings'],
  ['collections', 'always', 'useFinalize useMark useRevise useStepCollection'],
  ['collections history ID, collections links ID', 'conflict', 'useAddLink useEndLink'],
  ['=collections get ID, collections', '', 'useArrange'],
  ['=collections get ID, collections', 'conflict', 'collections.useAdd collections.useUpdate'],
  [
    'conversations',
    'always',
    `
    conversations.useAction(conversationsApi.assign) conversations.useAction(conversationsApi.link)
    conversations.useAction(conversationsApi.transition) useEraseConversation useMergeConversations
    useSplitConversation useUnflagConversation
  `,
  ],
  ['cycles', 'always', 'useStepCycle'],
  ['cycles, uploads', 'conflict', 'useMoveWork'],
  ['=cycles get ID, cycles', 'conflict', 'cycles.useAdd cycles.useUpdate'],
  ['=users get ID, everything', 'always', 'useDisableUser'],
  ['handovers list, salesmen, sellers', '', 'useHandOver'],
  ['handovers list, salesmen, sellers', 'always', 'useUndoHandover'],
  ['=imports get ID, =jobs mine', '', 'useCheckImport useRetryImportJob useRunImport useStartImport'],
  ['jobs list, jobs mine', 'always', 'useRetryFailedJob'],
  ['marketMerges list, markets, mergeRequests, sellers', '', 'useMergeMarkets'],
  ['marketMerges list, markets, mergeRequests, sellers', 'always', 'useUndoMarketMerge'],
  ['=markets get ID, =markets name ID, markets', 'conflict', 'markets.useAdd markets.useUpdate'],
  ['me', '', 'useChangePassword'],
  ['=me detail', '', 'useReadNotifications'],
  ['me sessions', 'always', 'useEndOtherSessions useEndSession'],
  ['me detail, users', 'conflict', 'useInviteUser'],
  ['=me detail, me detail', 'any: =me detail, me detail', 'useSavePreferences'],
  ['=users get ID, me detail, users', 'always', 'useEnableUser'],
  ['=users get ID, me detail, users', 'conflict', 'users.useUpdate'],
  ['me detail, passwordResets, users', 'conflict', 'useGiveOneTimePassword'],
  ['messageTemplates', 'always', 'useSubmitTemplate'],
  ['messageTemplates, messages', 'conflict', 'useSyncTemplates'],
  ['=messageTemplates get ID, messageTemplates', 'conflict', 'messageTemplates.useAdd messageTemplates.useUpdate'],
  ['messages', 'conflict', 'useSendMessage useTestCampaign'],
  ['orders', '', 'useOrderAgain useOrderOfCatalog useOrderOfCatalogs'],
  ['orders documents', 'always', 'usePrintMany'],
  ['orders documents ID', 'always', 'useMakeDocument'],
  ['passwordResets', 'always', 'useDismissPasswordReset'],
  ['passwordResets, users', 'always', 'useGrantPasswordReset'],
  ['quick-replies', 'conflict', 'useAddQuickReply useRemoveQuickReply useUpdateQuickReply'],
  ['=salesmen get ID', '', 'useSetTarget'],
  ['salesmen, sellers', '', 'useAddVisit'],
  ['savedViews ID', 'always', 'useCreateView useRemoveView useUpdateView'],
  ['segments', 'conflict', 'useCreateSegment useFreezeSegment useRemoveSegment'],
  ['=sellerGroups get ID, sellerGroups, sellers', '', 'useMarkPostSeen'],
  ['=sellerGroups get ID, sellerGroups, sellers', 'conflict', 'sellerGroups.useAdd sellerGroups.useUpdate'],
  ['sellers', 'always', 'useAddNote'],
  ['=sellers get ID, sellers', 'always', 'useMoveSeller'],
  ['=sellers get ID, sellers', 'conflict', 'sellers.useAdd sellers.useUpdate'],
  [
    'taxonomy',
    'always',
    `
    useAddAttribute useAddProductType useAddValue useMergeValues useOrderValues useUndoValueMerge
    useUpdateAttribute useUpdateProductType useUpdateValue
  `,
  ],
  ['uploadDrafts list', 'always', 'useRemoveDraft'],
  ['uploads', 'always', 'useAssignUploads usePrioritiseUploads useSkipUpload useTakeBackUploads useTakeUpload'],
  ['uploads mine', 'always', 'useReleaseUpload'],
  ['users sessions ID', 'always', 'useEndUserSessions'],
  ['valueRequests', 'always', 'useAskForValue useRefuseRequest'],
  ['videoQueue', 'always', 'useSkipVideo useTakeVideo'],
  ['videoQueue mine', 'always', 'useReleaseVideo'],
  ['videoQueue, videos', 'conflict', 'useAddLinks useAssignVideos useFinishCut'],
  ['videos', 'always', 'useMoveVideo'],
  ['=videos get ID, videos', '', 'useSendVideo useSetPoster'],
  ['=videos get ID, videos', 'conflict', 'useAddCut videos.useAdd videos.useUpdate'],
  ['=videos review, videos', 'conflict', 'useAcceptVideo useJudgeVideo'],
  ['=jobs mine, cycles', 'always', 'useCloseCycle useReopenCycle'],
  ['=jobs mine', '', 'useCancelJob useCutParts useRetryJob useStartExport'],
  ['=jobs mine, =whatsappImports get ID, whatsappImports list', '', 'useTrySample'],
  [
    'nothing',
    '',
    `
    orders.useAction(ordersApi.revealPhone) useDecideLikenesses useEditPhoto useFindLikenesses useForgotPassword
    useMakeReceipt usePdfText usePreviewRule useUploadPhoto
  `,
  ],
  ['nothing', 'conflict: =catalogs review, catalogs review', 'useTakeReview'],
];
