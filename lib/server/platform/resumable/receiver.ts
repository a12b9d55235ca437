import type { Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import type * as z from 'zod/mini';
import { MESSAGES } from '@/config/messages';
import { type Endpoint, type EndpointAnswer, fillPath } from '@/lib/contracts/base/endpoint';
import type { Actor } from '../../auth/actor';
import { newId } from '../../db/schema/columns';
import { HttpError, malformed, notFound } from '../../errors';
import { processWide } from '../../process-wide';
import { tusRefusal } from './refusals';
import { waitingFile, waitingFolder } from './waiting-files';
import { WaitingStore } from './waiting-store';

/** Metadata stored beside the bytes of an incomplete upload. */
type Told = Record<string, string>;

/** A complete upload: its location and its first bytes. */
interface Received {
  file: string;
  read: () => Readable;
}

interface Receiving<Send extends Endpoint> {
  /** Readable name of the upload: "photo". */
  noun: string;
  maxBytes: number;
  /** The call that receives the parts. Its URL identifies the upload, its response is the result. */
  send: Send;
  /** Metadata allowed in `Upload-Metadata`. */
  metadata: z.ZodMiniType<Record<string, string | undefined>, Told>;
  /** Processes a complete upload. Retried after a server error. */
  takeIn: (id: string, told: Told, received: Received, actor: Actor) => Promise<EndpointAnswer<Send>>;
}

/** Caller and server-side metadata of a call, and its failure, of which the protocol reports only half. */
interface Under {
  actor: Actor;
  about?: Told;
  failure?: unknown;
}

type Upload = Awaited<ReturnType<WaitingStore['getUpload']>>;

/** The protocol returns null for a name without a value, as for a photo outside any folder. */
const withoutNull = (metadata: Upload['metadata'] = {}) =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null));

/**
 * Receives files in parts (tus 1.0.0), each visible only to its sender: a broken connection loses only the part in
 * transit, and a complete file is processed once, also under concurrent requests.
 */
export function resumableReceiver<Send extends Endpoint>({ metadata: schema, ...receiving }: Receiving<Send>) {
  const { noun, maxBytes, send } = receiving;
  const unders = new WeakMap<object, Under>();
  const underOf = (request: object): Under => {
    const under = unders.get(request);
    if (!under) throw new Error('Nobody said who calls.');
    return under;
  };

  let made: { store: WaitingStore; server: Server } | undefined;
  function tus() {
    if (made) return made;
    const store = new WaitingStore({ directory: waitingFolder() });
    const server = new Server({
      path: '/',
      datastore: store,
      // Calls about one file reach several bundled routes, each with its own copy of this module.
      locker: processWide(`${noun}-upload-locks`, () => new MemoryLocker()),
      maxSize: maxBytes,
      allowedOrigins: () => false,
      namingFunction: newId,
      generateUrl: (_request, { id }) => fillPath(send.path, { id }),
      onUploadCreate: (request, { metadata, sizeIsDeferred }) => {
        const { actor, about } = underOf(request);
        const told = schema.safeParse(withoutNull(metadata)).data;
        if (sizeIsDeferred || !told) throw malformed(`Say how long the ${noun} is and what it is called.`);
        const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
        return Promise.resolve({ metadata: { ...given, ...about, noun, ownerId: actor.userId } });
      },
      onUploadFinish: async (request, upload) => {
        const data = send.answer.parse(await takeIn(upload, underOf(request).actor));
        const body = JSON.stringify({ message: MESSAGES.success, data });
        return { status_code: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body };
      },
      onResponseError: (request, failure) => {
        underOf(request).failure = failure;
        return undefined;
      },
    });
    return (made = { store, server });
  }

  /** Lets the protocol library answer a call. @throws what it refuses, as an error of ours. */
  async function speak(request: Request, under: Under): Promise<Response> {
    unders.set(request, under);
    const answer = await tus().server.handleWeb(request as never);
    if (!answer.ok) throw tusRefusal({ noun, maxBytes }, answer.status, under.failure);
    return answer as unknown as Response;
  }

  /** @throws 404 when the upload was never started or belongs to another person. */
  async function findOwn(id: string, { userId }: Actor): Promise<Upload> {
    const upload = await tus()
      .store.getUpload(id)
      .catch(() => undefined);
    if (!upload || upload.metadata?.ownerId !== userId || upload.metadata.noun !== noun) throw notFound();
    return upload;
  }

  /** Removes an upload; one already gone is not an error. */
  const drop = (id: string) =>
    tus()
      .store.remove(id)
      .catch(() => undefined);

  const takenIn = processWide(`${noun}s-taken-in`, () => new Map<string, Promise<EndpointAnswer<Send>>>());

  function takeIn(upload: Upload, actor: Actor): Promise<EndpointAnswer<Send>> {
    const known = takenIn.get(upload.id);
    if (known) return known;
    const taking = take(upload, actor).finally(() => takenIn.delete(upload.id));
    takenIn.set(upload.id, taking);
    return taking;
  }

  async function take({ id, metadata }: Upload, actor: Actor): Promise<EndpointAnswer<Send>> {
    try {
      const received = { file: waitingFile(id), read: () => tus().store.read(id) };
      const taken = await receiving.takeIn(id, withoutNull(metadata) as Told, received, actor);
      await drop(id);
      return taken;
    } catch (error) {
      // A busy database is retried with the next call; an invalid file never becomes valid.
      if (error instanceof HttpError && error.status < 500) await drop(id);
      throw error;
    }
  }

  return {
    /** Starts an upload, and stores `about` with it. @throws 413 when it is too large. */
    begin: (request: Request, actor: Actor, about: Told = {}): Promise<Response> => speak(request, { actor, about }),
    /** Receives the next part. @throws 404 for another person's upload, 409 for a part at the wrong offset. */
    async send(id: string, request: Request, actor: Actor): Promise<Response> {
      await findOwn(id, actor);
      return speak(request, { actor });
    },
    /** Returns the received size. Also completes what a stopped server left unfinished. */
    async offset(id: string, request: Request, actor: Actor): Promise<Response> {
      const upload = await findOwn(id, actor);
      const answer = await speak(request, { actor });
      if (upload.offset === upload.size) await takeIn(upload, actor);
      return answer;
    },
    /** Cancels an incomplete upload; one already gone stays gone. */
    async cancel(id: string, actor: Actor): Promise<void> {
      const upload = await findOwn(id, actor).catch(() => undefined);
      if (upload) await drop(id);
    },
  };
}
