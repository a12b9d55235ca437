import type { UploadKind } from '@/lib/domain/uploads/upload-status';
import type { OpenWork } from '../../platform/open-work';
import { giveUploads, openUploads } from './assign-service';
import { editorsOf } from './editors';
import * as loads from './load-repository';
import { lockOpenOf } from './repository';

const workOf = (kind: UploadKind): OpenWork => ({
  takers: editorsOf(kind),
  count: (tx, userId) => loads.countOpen(tx, kind, userId),
  examples: (tx, userId, limit) => loads.someOpen(tx, kind, userId, limit),
  handOver: async (tx, { fromId, toId, actor }) =>
    giveUploads(tx, kind, await lockOpenOf(tx, kind, fromId), toId, actor),
  letGo: async (tx, { fromId, actor }) => openUploads(tx, await lockOpenOf(tx, kind, fromId), actor),
});

/** The uploads a user has to tag. */
export const UPLOAD_WORK = workOf('catalog');

/** The videos a user has to cut. */
export const VIDEO_WORK = workOf('video');
