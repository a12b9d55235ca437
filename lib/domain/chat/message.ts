/** Who wrote a message. */
export const SENDERS = ['buyer', 'seller', 'staff', 'system'] as const;
export type Sender = (typeof SENDERS)[number];

/** What a message is; a note is seen by staff alone. */
export const MESSAGE_KINDS = ['text', 'photo', 'catalog', 'order', 'note'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_LIMIT = 4000;

/** A record a message shows as a card, as it was when it was sent. */
export interface MessageCard {
  id: string;
  title: string;
  detail: string;
  /** The photo on it. */
  photoId?: string;
}

/** The message an answer is about. */
export interface Quote {
  id: string;
  name: string;
  text: string;
}

/** Whether the other side wrote it. */
export const isInbound = (from: Sender): boolean => from !== 'staff' && from !== 'system';

/** Longest line a list shows of a message. */
const LINE_LENGTH = 140;

const KIND_WORDS: Partial<Record<MessageKind, string>> = { photo: 'Photo', catalog: 'Catalog', order: 'Order' };

/** A message in one line, for lists and quotes. */
export function messageLine({
  kind,
  text,
  card,
}: {
  kind: MessageKind;
  text: string;
  card?: MessageCard | null;
}): string {
  const word = KIND_WORDS[kind];
  const said = text || (kind === 'photo' ? '' : (card?.title ?? ''));
  const line = [word, said].filter(Boolean).join(': ').replace(/\s+/g, ' ').trim();
  return line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH - 1)}…` : line;
}
