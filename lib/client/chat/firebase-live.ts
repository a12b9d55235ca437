import {
  type Database,
  type DataSnapshot,
  endBefore,
  get,
  limitToLast,
  onDisconnect,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  remove,
  serverTimestamp,
  set,
  startAt,
  update,
} from 'firebase/database';
import { chatPaths } from '@/lib/domain/chat/layout';
import { readBranch } from '@/lib/domain/chat/live-message';
import { readCursor, readHeads, readLooking, readRevision, readTyping } from '@/lib/domain/chat/live-signs';
import { type ConversationSigns, type Live, PAGE } from './live';

/** Number of conversations whose changes are watched. */
const HEADS = 200;

/** Realtime database through the Firebase SDK, for a user with this id and name. */
export function firebaseLive(database: Database, { uid, name }: { uid: string; name: string }): Live {
  const at = (path: string) => ref(database, path);
  const watch = (path: string, listener: (values: unknown) => void) =>
    onValue(at(path), (snapshot: DataSnapshot) => listener(snapshot.val()));
  const byTime = (path: string, count: number) => query(at(path), orderByChild('at'), limitToLast(count));
  const sign = () => ({ name, at: serverTimestamp() });

  return {
    uid,

    watchConnection: (listener) => watch('.info/connected', (value) => listener(value === true)),

    watchHeads: (listener, onDenied) =>
      onValue(byTime(chatPaths.heads, HEADS), (snapshot) => listener(readHeads(snapshot.val())), onDenied),

    watchHead: (conversationId, listener) =>
      watch(chatPaths.head(conversationId), (value) => listener(readRevision(value))),

    watchMessages: (branch, conversationId, listener, onDenied) =>
      onValue(
        byTime(chatPaths[branch](conversationId), PAGE),
        (snapshot) => listener(readBranch(branch, snapshot.val())),
        onDenied,
      ),

    older: async (conversationId, before) => {
      const place = at(chatPaths.messages(conversationId));
      const found = await get(query(place, orderByChild('at'), endBefore(before.at, before.key), limitToLast(PAGE)));
      const messages = readBranch('messages', found.val());
      const from = messages.length < PAGE ? 0 : (messages[0]?.at ?? 0);
      const notes = at(chatPaths.notes(conversationId));
      const among = await get(query(notes, orderByChild('at'), startAt(from), endBefore(before.at)));
      return { messages, notes: readBranch('notes', among.val()) };
    },

    watchSigns: ({ id, identity }, listener) => {
      let signs: ConversationSigns = { typing: [], looking: [], cursor: { delivered: 0, read: 0 } };
      const tell = (change: Partial<ConversationSigns>) => {
        signs = { ...signs, ...change };
        listener(signs);
      };
      const stops = [
        watch(chatPaths.typing(id), (value) => tell({ typing: readTyping(value, uid) })),
        watch(chatPaths.viewing(id), (value) => tell({ looking: readLooking(value, uid) })),
        watch(chatPaths.cursors(id), (value) => tell({ cursor: readCursor(value, identity) })),
      ];
      return () => stops.forEach((stop) => stop());
    },

    look: (conversationId) => {
      const session = push(at(chatPaths.viewing(conversationId))).key ?? uid;
      const place = at(chatPaths.viewer(conversationId, uid, session));
      // A new connection has none of the state registered on the previous one.
      const stop = watch('.info/connected', (isConnected) => {
        if (isConnected !== true) return;
        onDisconnect(place)
          .remove()
          .catch(() => undefined);
        set(place, sign()).catch(() => undefined);
      });
      return () => {
        stop();
        remove(place).catch(() => undefined);
      };
    },

    type: (conversationId, isTyping) => {
      const place = at(chatPaths.typist(conversationId, uid));
      if (isTyping) {
        onDisconnect(place)
          .remove()
          .catch(() => undefined);
        set(place, sign()).catch(() => undefined);
      } else remove(place).catch(() => undefined);
    },

    read: (conversationId, moment) => {
      const place = at(chatPaths.cursor(conversationId, uid));
      update(place, { delivered: moment, read: moment }).catch(() => undefined);
    },
  };
}
