import type { LiveMessage } from '@/lib/domain/chat/live-message';
import type { Cursor } from '@/lib/domain/chat/ticks';

type Stop = () => void;

/** Somebody who is at a conversation now. */
export interface Present {
  id: string;
  name: string;
}

/** Who is at a conversation, and how far the other side has read. */
export interface ConversationSigns {
  typing: Present[];
  looking: Present[];
  cursor: Cursor;
}

/** How a conversation stands, told with each change. */
export interface Head {
  id: string;
  revision: number;
}

/** What screens ask of the realtime database. */
export interface Live {
  /** The person's id there. */
  uid: string;
  /** Whether there is a connection at the moment. */
  watchConnection: (listener: (isConnected: boolean) => void) => Stop;
  /** The conversations that moved last. */
  watchHeads: (listener: (heads: Head[]) => void, onDenied: () => void) => Stop;
  /** How one conversation stands. */
  watchHead: (conversationId: string, listener: (revision: number) => void) => Stop;
  /** The newest messages of a conversation, or its newest notes. */
  watchMessages: (
    branch: 'messages' | 'notes',
    conversationId: string,
    listener: (window: LiveMessage[]) => void,
    onDenied: () => void,
  ) => Stop;
  /** Messages before a moment, the newest of them; with the notes among them. */
  older: (conversationId: string, before: LiveMessage) => Promise<{ messages: LiveMessage[]; notes: LiveMessage[] }>;
  /** `identity` is that of the other side. */
  watchSigns: (
    conversation: { id: string; identity: string | null },
    listener: (signs: ConversationSigns) => void,
  ) => Stop;
  /** Says that the person looks at a conversation, until told otherwise or gone. */
  look: (conversationId: string) => Stop;
  /** Says that the person is typing, or stopped. */
  type: (conversationId: string, isTyping: boolean) => void;
  /** Says how far the person has read. */
  read: (conversationId: string, at: number) => void;
}

/** How many messages come with a conversation, and with each look further back. */
export const PAGE = 50;
