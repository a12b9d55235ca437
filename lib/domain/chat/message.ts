/** Author of a message. */
export const SENDERS = ['buyer', 'seller', 'staff', 'system'] as const;
export type Sender = (typeof SENDERS)[number];

/** Kind of a message; a note is visible to staff only. */
export const MESSAGE_KINDS = ['text', 'photo', 'catalog', 'order', 'note'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_LIMIT = 4000;

/** A record shown as a card, with its state when the message was sent. */
export interface MessageCard {
  id: string;
  title: string;
  detail: string;
  /** Photo on the card. */
  photoId?: string;
}

/** The message a reply quotes. */
export interface Quote {
  id: string;
  name: string;
  text: string;
}

/** Whether the other side wrote it. */
export const isInbound = (from: Sender): boolean => from !== 'staff' && from !== 'system';

/** Maximum length of a message preview in a list. */
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
