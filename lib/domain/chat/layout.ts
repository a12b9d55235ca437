/**
 * How chat lies in the realtime database, for the browser, the server and a real project alike. The rules of
 * `config/database.rules.json` say who may read and write what; the server is bound by none of them.
 */

import type { Tick } from './ticks';

/** What the realtime database holds: plain values, with nothing where there is nothing. */
export type Json = null | boolean | number | string | { [key: string]: Json };

export const PARTIES = ['buyer', 'seller'] as const;
export type Party = (typeof PARTIES)[number];

export const MESSAGE_KINDS = ['text', 'photo', 'file', 'catalog', 'order'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Stands for the moment of the server that stores it. */
export const SERVER_TIME = { '.sv': 'timestamp' } as const;

/** `messages/$conversation/$message`, `notes/$conversation/$message`: keys are push ids, so they sort by time. */
export interface MessageNode {
  /** Milliseconds since 1970, by the server's clock; the order on every screen. */
  at: number;
  from: Party | 'staff' | 'system';
  /** Who wrote it: the id of a person of the staff, or the identity of a buyer or seller. */
  by: string;
  name: string;
  kind: MessageKind;
  text: string;
  /** The catalog, order, photo or file it shows. */
  ref?: { id: string };
  /** The message it replies to, as it read then. */
  quote?: { id: string; name: string; text: string };
  /** Made by the sender, the same each time the message is sent again. */
  cid?: string;
  /** How far an answer came that a provider takes on. Written by the server only. */
  tick?: Tick;
}

/** `heads/$conversation`: what a list shows of a conversation. Written by the server only. */
export interface HeadNode {
  at: number;
  text: string;
  from: MessageNode['from'];
  name: string;
  status: string;
  owner?: string;
  unread: number;
  /** Since when a buyer or seller waits for an answer. */
  waiting?: number;
  version: number;
}

/** `cursors/$conversation/$person`: up to which `at` messages came, and were read. */
export interface CursorNode {
  delivered?: number;
  read?: number;
}

/** `typing/$conversation/$person`, `viewing/$conversation/$person/$session`, `presence/$person/$session`. */
export interface SignNode {
  /** The name in the token of whoever writes it. */
  name: string;
  at: number;
}

/** `staff/$person`: roles that matter here, as they are now; a person who has none of them is not there. */
export type StaffNode = Partial<Record<'admin' | 'chat_active', true>>;

/** Addresses in the tree. A segment is an id or a push id. */
export const chatPaths = {
  staff: (person: string) => `staff/${person}`,
  /** The party the identity is: `buyer` or `seller`. Written by the server only. */
  party: (conversation: string, person: string) => `parties/${conversation}/${person}`,
  /** Until when (milliseconds since 1970) a person who may answer, `chat_active`, sees the conversation. */
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

/** How many segments the address of one row has, by the first of them. What lies below is inside the row. */
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

/** What is true only while somebody is connected. */
export const VOLATILE_ROOTS: readonly string[] = ['typing', 'viewing', 'presence'];
