import * as z from 'zod/mini';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { newMessageSchema } from '@/lib/contracts/chat/chat-record';
import { type ApiError, toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { readStored, writeStored } from '@/lib/client/use-stored-state';

/** A pending message: stored in the browser until the server has it, across reloads and lost connections. */
const waitingSchema = z.object({
  conversationId: z.uuid(),
  message: newMessageSchema,
  /** Time of typing, by this browser's clock. */
  typedAt: z.number(),
  /** Title of its card until the server has it. */
  title: z.string(),
  /** Reason the server rejected it; null while pending. */
  problem: z.nullable(z.string()),
  /** True when the sender may confirm it and send it anyway. */
  canBeMeant: z.boolean(),
});

export type Waiting = z.infer<typeof waitingSchema>;

const waitingList = z.array(waitingSchema);
const isWaitingList = (value: unknown): value is Waiting[] => waitingList.safeParse(value).success;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Unsent messages of one person, shared by the tabs of a browser. */
export class Outbox {
  private readonly listeners = new Set<() => void>();
  private readonly key: string;
  private waiting: Waiting[];
  private isSending = false;
  private pause = FIRST_PAUSE_MS;
  private timer: number | undefined;

  constructor(
    personId: string,
    private readonly onSent: (waiting: Waiting) => void = () => undefined,
  ) {
    this.key = `chat outbox ${personId}`;
    this.waiting = this.stored();
  }

  private stored = (): Waiting[] => readStored(this.key, isWaitingList) ?? [];

  /** Messages of this person, oldest first. The same array until something changes. */
  list = (): Waiting[] => this.waiting;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Resumes messages of another tab or an earlier visit. Returns the stop function. */
  start(): () => void {
    const handleOnline = () => this.sendNow();
    const handleStorage = (event: StorageEvent) => {
      if (event.key !== this.key) return;
      this.waiting = this.stored();
      this.tell();
    };
    window.addEventListener('online', handleOnline);
    window.addEventListener('storage', handleStorage);
    this.sendNow();
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('storage', handleStorage);
      window.clearTimeout(this.timer);
    };
  }

  add(waiting: Omit<Waiting, 'problem' | 'canBeMeant' | 'typedAt'>): void {
    this.write([...this.stored(), { ...waiting, typedAt: Date.now(), problem: null, canBeMeant: false }]);
    this.sendNow();
  }

  remove = (id: string): void => this.write(this.stored().filter(({ message }) => message.id !== id));

  /** Retries a message the server rejected. */
  retry(id: string, isMeant: boolean): void {
    this.change(id, (one) => ({ ...one, problem: null, message: { ...one.message, isMeant } }));
    this.sendNow();
  }

  private change(id: string, to: (one: Waiting) => Waiting): void {
    this.write(this.stored().map((one) => (one.message.id === id ? to(one) : one)));
  }

  private write(waiting: Waiting[]): void {
    this.waiting = waiting;
    writeStored(this.key, waiting);
    this.tell();
  }

  private tell = () => this.listeners.forEach((listener) => listener());

  private sendNow(): void {
    window.clearTimeout(this.timer);
    this.pause = FIRST_PAUSE_MS;
    void this.send();
  }

  /** Sends messages in sequence, so that they arrive in the order they were typed. */
  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (;;) {
        const next = this.stored().find(({ problem }) => problem === null);
        if (!next) return;
        const failure = await deliver(next);
        if (failure && isPassing(failure)) return this.tryLater();
        this.pause = FIRST_PAUSE_MS;
        if (failure) this.refuse(next, failure);
        else {
          this.remove(next.message.id);
          this.onSent(next);
        }
      }
    } finally {
      this.isSending = false;
    }
  }

  private refuse({ message }: Waiting, failure: ApiError): void {
    const problem = failure.issues[0]?.message ?? failure.message;
    this.change(message.id, (one) => ({ ...one, problem, canBeMeant: failure.code === 'not_meant' }));
  }

  private tryLater(): void {
    this.timer = window.setTimeout(() => void this.send(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }
}

/** An expired session or a rate limit is temporary as well: the message stays until it can be sent. */
const isPassing = ({ isPassing: passes, code, status }: ApiError): boolean =>
  passes || code === 'cancelled' || status === 401 || status === 429;

async function deliver({ conversationId, message }: Waiting): Promise<ApiError | null> {
  try {
    await call(conversationsApi.send, { params: { id: conversationId }, body: message }, { showsErrors: 'caller' });
    return null;
  } catch (error) {
    return toApiError(error);
  }
}
