/**
 * Layout of chat in the realtime database, shared by browser, server and a real project. `config/database.rules.json`
 * defines who may read and write what; the server bypasses it.
 */

import type { Tick } from './ticks';

/** Values of the realtime database: plain JSON, where empty values are absent. */
export type Json = null | boolean | number | string | { [key: string]: Json };

export const PARTIES = ['buyer', 'seller'] as const;
export type Party = (typeof PARTIES)[number];

export const MESSAGE_KINDS = ['text', 'photo', 'file', 'catalog', 'order'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Placeholder for the time of the server that stores it. */
export const SERVER_TIME = { '.sv': 'timestamp' } as const;

/** `messages/$conversation/$message`, `notes/$conversation/$message`: keys are push ids, so they sort by time. */
export interface MessageNode {
  /** Milliseconds since 1970, by the server's clock; every screen sorts by it. */
  at: number;
  from: Party | 'staff' | 'system';
  /** Author: the id of a member of staff, or the identity of a buyer or seller. */
  by: string;
  name: string;
  kind: MessageKind;
  text: string;
  /** The catalog, order, photo or file it shows. */
  ref?: { id: string };
  /** The message it replies to, with its text at that time. */
  quote?: { id: string; name: string; text: string };
  /** Chosen by the sender and unchanged on every resend. */
  cid?: string;
  /** Delivery state of a reply sent through a provider. Written by the server only. */
  tick?: Tick;
}

/** `heads/$conversation`: summary of a conversation for lists. Written by the server only. */
export interface HeadNode {
  at: number;
  text: string;
  from: MessageNode['from'];
  name: string;
  status: string;
  owner?: string;
  unread: number;
  /** Since when a buyer or seller has been waiting for a reply. */
  waiting?: number;
  version: number;
}

/** `cursors/$conversation/$person`: the `at` up to which messages were delivered, and read. */
export interface CursorNode {
  delivered?: number;
  read?: number;
}

/** `typing/$conversation/$person`, `viewing/$conversation/$person/$session`, `presence/$person/$session`. */
export interface SignNode {
  /** Name in the writer's token. */
  name: string;
  at: number;
}

/** `staff/$person`: current roles that matter here; people without any of them are absent. */
export type StaffNode = Partial<Record<'admin' | 'chat_active', true>>;

/** Paths in the tree. A segment is an id or a push id. */
export const chatPaths = {
  staff: (person: string) => `staff/${person}`,
  /** The party behind the identity: `buyer` or `seller`. Written by the server only. */
  party: (conversation: string, person: string) => `parties/${conversation}/${person}`,
  /** Until when (milliseconds since 1970) a person with the reply role, `chat_active`, sees the conversation. */
  access: (conversation: string, person: string) => `access/${conversation}/${person}`,
  heads: 'heads',
  head: (conversation: string) => `heads/${conversation}`,
  messages: (conversation: string) => `messages/${conversation}`,
  message: (conversation: string, message: string) => `messages/${conversation}/${message}`,
  notes: (conversation: string) => `notes/${conversation}`,
  note: (conversation: string, message: string) => `notes/${conversation}/${message}`,
  cursors: (conversation: string) => `cursors/${conversation}`,
  cursor: (conversation: string, person: string) => `cursors/${conversation}/${person}`,
  typing: (conversation: string) => `typing/${conversation}`,
  typist: (conversation: string, person: string) => `typing/${conversation}/${person}`,
  viewing: (conversation: string) => `viewing/${conversation}`,
  viewer: (conversation: string, person: string, session: string) => `viewing/${conversation}/${person}/${session}`,
  presence: 'presence',
  present: (person: string, session: string) => `presence/${person}/${session}`,
} as const;

/** Number of path segments of a row, by the first segment. Everything below belongs to the row. */
export const ROW_DEPTHS: Readonly<Record<string, number>> = {
  staff: 2,
  heads: 2,
  parties: 3,
  access: 3,
  messages: 3,
  notes: 3,
  cursors: 3,
  typing: 3,
  presence: 3,
  viewing: 4,
};

/** Roots with data that is valid only while its writer is connected. */
export const VOLATILE_ROOTS: readonly string[] = ['typing', 'viewing', 'presence'];
