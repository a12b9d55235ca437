/** Purposes of the admin screens. */
export const ADMIN_PURPOSES = {
  'admin-user': 'Invite people, give them roles, disable them, and answer requests for a new password.',
  'admin-market': 'The physical markets that sellers have their shops in, by city.',
  'admin-video': 'Watch over all videos and who works on them.',
  'admin-catalog': 'Hide, show and delete catalogs, and see who works on them.',
  'admin-cycle': 'Plan and close working cycles.',
  'admin-cycle-new': 'Plan a new cycle.',
  'admin-cycle-edit': 'How far one cycle has come, its plan and its closing.',
  'admin-chat': 'Answer people who write in.',
  'admin-merge': 'Join two records of the same seller, buyer, market or catalog.',
  'admin-collection': 'Keep the collections that buyers can see.',
  'admin-collection-view': 'Everything about one collection.',
  'admin-collection-curate': 'Choose the catalogs of a collection and put them in order.',
  'admin-collection-finalize': 'Check a collection and freeze what buyers will see.',
};
