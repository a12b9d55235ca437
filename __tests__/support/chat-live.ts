import type { ConversationSigns, Head, Live } from '@/lib/client/chat/live';
import type { LiveMessage } from '@/lib/domain/chat/live-message';

type Listener<Value> = (value: Value) => void;

const NO_SIGNS: ConversationSigns = { typing: [], looking: [], cursor: { delivered: 0, read: 0 } };

/** An in-memory realtime database that notifies its listeners of its contents. */
export function plantedLive() {
  let heads: Head[] = [];
  let signs = NO_SIGNS;
  const messages = new Map<string, LiveMessage[]>();
  const watching = {
    heads: new Set<Listener<Head[]>>(),
    messages: new Map<string, Set<Listener<LiveMessage[]>>>(),
    signs: new Set<Listener<ConversationSigns>>(),
    connection: new Set<Listener<boolean>>(),
  };
  const typed: boolean[] = [];
  const watch = <Value>(listeners: Set<Listener<Value>>, listener: Listener<Value>, now: Value) => {
    listeners.add(listener);
    listener(now);
    return () => void listeners.delete(listener);
  };
  const placeOf = (branch: string, id: string) => `${branch} ${id}`;
  const listenersAt = (place: string) => {
    const listeners = watching.messages.get(place) ?? new Set();
    watching.messages.set(place, listeners);
    return listeners;
  };
  const live: Live = {
    uid: 'asha',
    watchConnection: (listener) => watch(watching.connection, listener, true),
    watchHeads: (listener) => watch(watching.heads, listener, heads),
    watchHead: () => () => undefined,
    watchMessages: (branch, id, listener) => {
      const place = placeOf(branch, id);
      return watch(listenersAt(place), listener, messages.get(place) ?? []);
    },
    older: () => Promise.resolve({ messages: [], notes: [] }),
    watchSigns: (_conversation, listener) => watch(watching.signs, listener, signs),
    look: () => () => undefined,
    type: (_id, isTyping) => void typed.push(isTyping),
    read: () => undefined,
  };
  return {
    live,
    /** Every typing signal that was sent. */
    typed,
    /** Adds a message. */
    say: (id: string, message: Partial<LiveMessage> & Pick<LiveMessage, 'key'>) => {
      const place = placeOf(message.kind === 'note' ? 'notes' : 'messages', id);
      const blank = {
        from: 'buyer',
        name: 'Rekha',
        kind: 'text',
        text: '',
        card: null,
        quote: null,
        cid: null,
        tick: null,
      } as const;
      const all = [...(messages.get(place) ?? []), { ...blank, at: Date.now(), ...message }];
      messages.set(place, all);
      listenersAt(place).forEach((listener) => listener(all));
    },
    sign: (change: Partial<ConversationSigns>) => {
      signs = { ...signs, ...change };
      watching.signs.forEach((listener) => listener(signs));
    },
    move: (id: string, revision: number) => {
      heads = [...heads.filter((head) => head.id !== id), { id, revision }];
      watching.heads.forEach((listener) => listener(heads));
    },
    connect: (isConnected: boolean) => watching.connection.forEach((listener) => listener(isConnected)),
  };
}
