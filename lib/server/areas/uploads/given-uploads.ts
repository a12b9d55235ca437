import { findById, type UploadFilters } from './repository';
import { findScreenById } from '@/lib/domain/access/access';
import type { UploadKind } from '@/lib/domain/uploads/upload-status';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { tellOfWork } from '../../platform/notifications/work-service';
import { workPath } from './editors';

const uploadsOf = (count: number) => (count === 1 ? '1 upload' : `${count} uploads`);

/** Notifies a user of how many work items they now have. */
export const tellOfUploads = (
  tx: Queryable,
  { toId, kind, count }: { toId: string; kind: UploadKind; count: number },
  by: Actor,
): Promise<void> =>
  tellOfWork(
    tx,
    {
      toId,
      kind: 'assigned',
      of: 'uploads',
      count,
      many: (all) => ({ text: `${uploadsOf(all)} came to you.`, path: workPath(kind) }),
    },
    by,
  );

interface OfSeller {
  toId: string;
  kind: UploadKind;
  uploadId: string;
  seller: string;
}

/** Notifies a user that a part of their work was sent back. */
export async function tellOfReturns(
  tx: Queryable,
  { toId, kind, uploadIds }: { toId: string; kind: UploadKind; uploadIds: readonly string[] },
  by: Actor,
): Promise<void> {
  const [id, ...others] = uploadIds;
  if (id === undefined) return;
  const path = workPath(kind);
  const only = others.length === 0 ? await findById(tx, id) : undefined;
  await tellOfWork(
    tx,
    {
      toId,
      kind: 'returned',
      of: `${kind}s`,
      ...(only && { one: { id, path, text: `A ${kind} of ${only.seller.businessName} came back to you.` } }),
      count: uploadIds.length,
      many: (all) => ({ text: `${all} ${kind}s came back to you.`, path }),
    },
    by,
  );
}

const escalatedPath = (kind: UploadKind) => {
  const filter: keyof UploadFilters = 'isEscalated';
  if (kind === 'video') return `${findScreenById('admin-video')?.path}?status=submitted`;
  return `${findScreenById('wa-catalog-assign')?.path}?${new URLSearchParams({ [filter]: 'true' }).toString()}`;
};

/** Notifies an admin of work that was skipped again and again. */
export const tellOfEscalation = (
  tx: Queryable,
  { toId, kind, uploadId, seller, skips, reason }: OfSeller & { skips: number; reason: string },
  by: Actor,
): Promise<void> =>
  tellOfWork(
    tx,
    {
      toId,
      kind: 'returned',
      of: 'escalated uploads',
      one: {
        id: uploadId,
        path: escalatedPath(kind),
        text: `An upload of ${seller} was skipped ${skips} times. The last reason: ${reason}`,
      },
      many: (all) => ({ text: `${uploadsOf(all)} were skipped again and again.`, path: escalatedPath(kind) }),
    },
    by,
  );
