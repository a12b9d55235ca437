import type { ReturnStatus } from '../orders/return-status';
import type { SellerStatus } from '../sellers/seller-status';
import type { UploadStatus } from '../uploads/upload-status';
import { TO_TAG } from '../videos/video-status';
import { BROKEN_LINKS } from '../videos/video-text';
import { OPEN_POST_STATES } from '../whatsapp/post-states';
import { SILENT_AFTER_DAYS } from '../sellers/whatsapp-invite';

/** A seller without activity for this many days needs attention. */
export const INACTIVE_AFTER_DAYS = 30;

const status = (...statuses: SellerStatus[]) => statuses;
const uploadStatus = (...statuses: UploadStatus[]) => statuses;

// Filters for records that need attention: used for the count, and for the list it links to.

export const SELLERS_OF_NOBODY = { hasSalesman: false, status: status('pending', 'active') };

export const INACTIVE_SELLERS = { status: status('active'), inactiveDays: INACTIVE_AFTER_DAYS };

export const SILENT_GROUPS = { active: true, silentDays: SILENT_AFTER_DAYS };

export const UPLOADS_OF_NOBODY = { status: uploadStatus('open') };

export const ESCALATED_UPLOADS = { isEscalated: true };

export const ORDERS_TO_ANSWER = { headline: ['placed' as const] };

export const LATE_ORDERS = { isLate: true };

export const ORDERS_TO_DISPATCH = { headline: ['confirmed' as const, 'part_dispatched' as const] };

export const ORDERS_WITHOUT_LR = { lrMissing: true };

export const WAITING_RETURNS = {
  status: ['requested', 'approved', 'in_transit', 'received'] as ReturnStatus[],
};

export const DUE_ORDERS = { hasDues: true };

export const VIDEOS_TO_TAG = { cutByMe: true, status: [...TO_TAG] };

/** The person's own links that are broken now. */
export const OWN_BROKEN_LINKS = { mine: true, linkState: [...BROKEN_LINKS] };

export const VIDEOS_OF_NOBODY = { status: ['submitted' as const] };

export const NEW_POSTS = { state: [...OPEN_POST_STATES] };
