interface Answering {
  /** Owner of the conversation. */
  owner: { id: string; name: string } | null;
  /** Last reply by staff. */
  lastAnswer: { byId: string; name: string; at: Date } | null;
  /** Newest message the writer had seen. */
  seenAt: Date | null;
  byId: string;
}

/**
 * Why a reply may be redundant, as a sentence; null when nothing speaks against it. The writer can confirm it anyway.
 */
export function answerProblem({ owner, lastAnswer, seenAt, byId }: Answering): string | null {
  const isUnseen = lastAnswer && lastAnswer.byId !== byId && (!seenAt || lastAnswer.at > seenAt);
  if (isUnseen) return `${lastAnswer.name} answered meanwhile. Read it before you send yours.`;
  if (owner && owner.id !== byId) return `${owner.name} owns this conversation.`;
  return null;
}

/** Owner of a conversation after a reply. */
export const ownerAfter = (
  ownerId: string | null,
  byId: string,
  { firstReplyOwns }: { firstReplyOwns: boolean },
): string | null => ownerId ?? (firstReplyOwns ? byId : null);
