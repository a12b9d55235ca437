import type { LiveMessage } from '@/lib/domain/chat/live-message';
import type { Cursor } from '@/lib/domain/chat/ticks';

type Stop = () => void;

/** A person currently viewing a conversation. */
export interface Present {
  id: string;
  name: string;
}

/** Who is viewing a conversation, and the other party's read position. */
export interface ConversationSigns {
  typing: Present[];
  looking: Present[];
  cursor: Cursor;
}

/** State of a conversation, sent with each change. */
export interface Head {
  id: string;
  revision: number;
}

/** Interface between screens and the realtime database. */
export interface Live {
  /** The user's id in the realtime database. */
  uid: string;
  /** Notifies whether the client is connected. */
  watchConnection: (listener: (isConnected: boolean) => void) => Stop;
  /** Most recently changed conversations. */
  watchHeads: (listener: (heads: Head[]) => void, onDenied: () => void) => Stop;
  /** Revision of one conversation. */
  watchHead: (conversationId: string, listener: (revision: number) => void) => Stop;
  /** Newest messages of a conversation, or its newest notes. */
  watchMessages: (
    branch: 'messages' | 'notes',
    conversationId: string,
    listener: (window: LiveMessage[]) => void,
    onDenied: () => void,
  ) => Stop;
  /** Messages before a given one, newest first, including notes. */
  older: (conversationId: string, before: LiveMessage) => Promise<{ messages: LiveMessage[]; notes: LiveMessage[] }>;
  /** `identity` is the other party's. */
  watchSigns: (
    conversation: { id: string; identity: string | null },
    listener: (signs: ConversationSigns) => void,
  ) => Stop;
  /** Marks the user as viewing a conversation, until stopped or disconnected. */
  look: (conversationId: string) => Stop;
  /** Sets or clears the typing indicator. */
  type: (conversationId: string, isTyping: boolean) => void;
  /** Sets the user's read position. */
  read: (conversationId: string, at: number) => void;
}

/** Messages loaded with a conversation, and with each older page. */
export const PAGE = 50;
