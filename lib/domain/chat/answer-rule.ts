interface Answering {
  /** Whose conversation it is. */
  owner: { id: string; name: string } | null;
  /** The last answer of staff. */
  lastAnswer: { byId: string; name: string; at: Date } | null;
  /** The newest message the writer had before them. */
  seenAt: Date | null;
  byId: string;
}

/**
 * Why an answer may be one too many, as a sentence; null where nothing speaks against it. The writer can mean it all
 * the same.
 */
export function answerProblem({ owner, lastAnswer, seenAt, byId }: Answering): string | null {
  const isUnseen = lastAnswer && lastAnswer.byId !== byId && (!seenAt || lastAnswer.at > seenAt);
  if (isUnseen) return `${lastAnswer.name} answered meanwhile. Read it before you send yours.`;
  if (owner && owner.id !== byId) return `${owner.name} owns this conversation.`;
  return null;
}

/** Whose a conversation is after an answer. */
export const ownerAfter = (
  ownerId: string | null,
  byId: string,
  { firstReplyOwns }: { firstReplyOwns: boolean },
): string | null => ownerId ?? (firstReplyOwns ? byId : null);
