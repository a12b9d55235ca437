import type { Channel } from './conversation-status';

/** Changes a merge makes to the surviving conversation. */
export interface MergedOver {
  channel: Channel;
  phoneNumber: string | null;
  buyerId: string | null;
  sellerId: string | null;
  ownerId: string | null;
}

interface Mergeable extends MergedOver {
  id: string;
  identity: string | null;
  mergedIntoId: string | null;
  lastInboundAt: Date | null;
}

export const WAS_MERGED = 'This conversation was merged into another one. Continue there.';

/**
 * The survivor of two: the conversation the other side has open in the app, else the one the merge was requested from.
 */
export const inDirection = <One extends Mergeable>(asked: One, other: One): { kept: One; gone: One } =>
  other.identity && !asked.identity ? { kept: other, gone: asked } : { kept: asked, gone: other };

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;
const recordOf = ({ buyerId, sellerId }: MergedOver) => buyerId ?? sellerId;

/** Why two conversations cannot be merged, as a sentence; null when they can. */
export function mergeProblem(kept: Mergeable, gone: Mergeable): string | null {
  if (kept.id === gone.id) return 'Choose another conversation than this one.';
  if (kept.mergedIntoId ?? gone.mergedIntoId) return WAS_MERGED;
  if (differ(recordOf(kept), recordOf(gone)))
    return 'They are linked to two different people. Change the link of one of them first.';
  if (differ(kept.identity, gone.identity))
    return 'Both are open in an app, and an answer would reach only one of them.';
  return null;
}

/** Channel of the surviving conversation: where the other side last wrote. */
export function mergedReach(kept: Mergeable, gone: Mergeable): MergedOver {
  const last = (gone.lastInboundAt?.getTime() ?? 0) > (kept.lastInboundAt?.getTime() ?? 0) ? gone : kept;
  const linked = recordOf(kept) ? kept : gone;
  return {
    channel: last.channel,
    phoneNumber: last.phoneNumber ?? kept.phoneNumber ?? gone.phoneNumber,
    buyerId: linked.buyerId,
    sellerId: linked.sellerId,
    ownerId: kept.ownerId ?? gone.ownerId,
  };
}

interface Unread {
  unread: number;
  waitingSince: Date | null;
}

const pick = ({ waitingSince }: Unread, unread: number): Unread => ({ unread, waitingSince });

/**
 * Unread counts after splitting a merge: a reply since then answered both, viewing read both, otherwise each gets its
 * own back. `gone` is the state before it was merged.
 */
export function unreadApart(kept: Unread, gone: Unread): { kept: Unread; gone: Unread } {
  const [since, before] = [kept.waitingSince?.getTime(), gone.waitingSince?.getTime()];
  if (before && (!since || since > before))
    return { kept: pick(kept, kept.unread), gone: { unread: 0, waitingSince: null } };
  const wasSeen = kept.unread < gone.unread;
  const unread = wasSeen ? kept.unread : kept.unread - gone.unread;
  const waitedForGone = before !== undefined && since === before && unread === 0;
  return {
    kept: { unread, waitingSince: waitedForGone ? null : kept.waitingSince },
    gone: pick(gone, wasSeen ? 0 : gone.unread),
  };
}
