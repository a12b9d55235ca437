import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { groupPosts } from '@/lib/domain/whatsapp/group-posts';
import type { ChatExport, ChatMessage } from '@/lib/domain/whatsapp/read-export';
import { findScreenById } from '@/lib/domain/access/access';
import { recordAudit } from '../../db/record-audit';
import { authorize } from '../../auth/authorize';
import { clock, later, SECOND } from '../../clock';
import { orm } from '../../db/database';
import { fileStore, filesFolder } from '../../platform/files/open-file-store';
import { withSpooled } from '../../platform/files/spool';
import { notFound, refused } from '../../errors';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import type { ExportedChat } from '../../platform/whatsapp/export-zip';
import { withExport } from '../../platform/whatsapp/open-export';
import { findOwnFile } from '../../platform/files/file-service';
import { addPosts, findNews, findSenders } from '../whatsapp-posts/intake-service';
import { type IncomingPost, toIncoming } from './incoming-posts';
import * as repository from './repository';
import { missingPhotos, takePhotos } from './take-photos';

/** Where the person goes on: whoever adds WhatsApp catalogs need not be allowed to upload others. */
export const READING_SCREENS = ['catalog-upload', 'wa-catalog-inbox'] as const;

const input = z.object({ importId: idSchema, screen: z.enum(READING_SCREENS) });
type Run = JobRun<z.infer<typeof input>>;

/** How far an earlier run came. */
const placeSchema = z.object({ asides: z.int(), posts: z.int() });
type Place = z.infer<typeof placeSchema>;

const ASIDES_AT_ONCE = 1000;
const SENDERS_AT_ONCE = 20;
/** Brought in by one step. Photos take most of the time: a step that is lost costs no more of them. */
const POSTS_AT_ONCE = 200;
const PHOTOS_A_STEP = 16;
const TELL_EVERY = 5 * SECOND;

/** Holds on to the job while the export is fetched. */
async function* heldWhile(source: Readable, { tell }: Run): AsyncGenerator<Buffer> {
  let tellAt = later(TELL_EVERY);
  for await (const chunk of source) {
    if (clock.now() >= tellAt) {
      await tell({});
      tellAt = later(TELL_EVERY);
    }
    yield chunk as Buffer;
  }
}

async function withFetched<Result>(run: Run, fileId: string | null, work: (found: ExportedChat) => Promise<Result>) {
  if (!fileId) throw refused('The export is no longer kept. Bring it in again.');
  const { sha256 } = await findOwnFile(orm(), fileId, run.actor);
  if (!(await fileStore().has(sha256))) throw notFound();
  return withSpooled(filesFolder(), heldWhile(await fileStore().read(sha256), run), ({ file }) =>
    withExport(file, work),
  );
}

type Aside = Omit<repository.AsideRow, 'importId'>;

const chatterOf = ({ line, at, sender, text, deleted }: ChatMessage): Aside => ({
  line,
  at,
  sender,
  kind: 'chatter',
  text: deleted && text === '' ? 'This message was deleted.' : text,
});

const asidesOf = ({ system }: ChatExport, chatter: readonly ChatMessage[]): Aside[] => [
  ...system.map((one) => ({ ...one, sender: null, kind: 'system' as const })),
  ...chatter.map(chatterOf),
];

class Reading {
  private place: Place;
  private tellAt = later(TELL_EVERY);

  constructor(
    private readonly run: Run,
    private readonly found: ExportedChat,
    private readonly posts: readonly IncomingPost[],
  ) {
    this.place = placeSchema.safeParse(run.place).data ?? { asides: 0, posts: 0 };
  }

  private get importId() {
    return this.run.input.importId;
  }

  /** What a step writes down: how far this one came. */
  private reached(place: Partial<Place>) {
    this.place = { ...this.place, ...place };
    return { done: this.place.posts, total: this.posts.length, place: this.place };
  }

  async setAside(asides: readonly Aside[]): Promise<void> {
    const { importId } = this;
    await this.run.step(async (tx) => {
      await repository.setMessages(tx, importId, this.found.chat.messages.length);
      return this.reached({});
    });
    while (this.place.asides < asides.length) {
      const next = this.place.asides + ASIDES_AT_ONCE;
      await this.run.step(async (tx) => {
        const rows = asides.slice(this.place.asides, next);
        await repository.insertAsides(
          tx,
          rows.map((row) => ({ ...row, importId })),
        );
        return this.reached({ asides: Math.min(next, asides.length) });
      });
    }
  }

  private async senders(): Promise<Map<string, string>> {
    const names = [...new Set(this.posts.slice(this.place.posts).map(({ sender }) => sender))];
    const ids = new Map<string, string>();
    for (let start = 0; start < names.length; start += SENDERS_AT_ONCE)
      await this.run.step(async (tx) => {
        for (const [name, id] of await findSenders(tx, names.slice(start, start + SENDERS_AT_ONCE))) ids.set(name, id);
        return this.reached({});
      });
    return ids;
  }

  /** Holds on to the job now and then. */
  private readonly holdOn = async () => {
    if (clock.now() < this.tellAt) return;
    this.tellAt = later(TELL_EVERY);
    await this.run.tell({});
  };

  /** The next posts to bring in by one step: so many, or fewer with so many photos, but one in any case. */
  private nextPosts(bringsPhotos: (post: IncomingPost) => boolean): { post: IncomingPost; isHeavy: boolean }[] {
    const batch: { post: IncomingPost; isHeavy: boolean }[] = [];
    let photos = 0;
    for (const post of this.posts.slice(this.place.posts, this.place.posts + POSTS_AT_ONCE)) {
      const isHeavy = bringsPhotos(post);
      if (isHeavy) photos += post.attachments.length;
      if (batch.length > 0 && photos > PHOTOS_A_STEP) break;
      batch.push({ post, isHeavy });
    }
    return batch;
  }

  /** Brings in every post that is not in yet, each with its photos or not at all, and what others lacked. */
  async bringIn(): Promise<void> {
    const senders = await this.senders();
    const { media } = this.found;
    const isNews = await findNews(
      orm(),
      this.posts.slice(this.place.posts).map(({ fingerprint }) => fingerprint),
    );
    while (this.place.posts < this.posts.length) {
      const batch = this.nextPosts(({ fingerprint, attachments }) =>
        isNews(
          fingerprint,
          attachments.filter((name) => media.has(name)),
        ),
      );
      const names = batch.flatMap(({ post, isHeavy }) => (isHeavy ? post.attachments : []));
      const taken = await takePhotos(this.found, names, this.run.actor, this.holdOn);
      const incoming = batch.map(({ post, isHeavy }) => {
        const { sender, at, caption, fingerprint, omitted, attachments } = post;
        const photos = isHeavy ? taken.splice(0, attachments.length) : missingPhotos(attachments);
        return { senderId: senders.get(sender) ?? '', at, caption, fingerprint, omitted, photos };
      });
      await this.run.step(async (tx) => {
        const { added, late } = await addPosts(tx, this.importId, incoming, this.run.actor);
        await repository.insertAsides(
          tx,
          batch.flatMap(({ post }) => this.lateOf(post, late.get(post.fingerprint))),
        );
        await repository.addKnown(tx, this.importId, incoming.length - added);
        return this.reached({ posts: this.place.posts + incoming.length });
      });
    }
  }

  /** Photos that a catalog does not have are told beside the lines that were set aside. */
  private lateOf({ lines, at, sender }: IncomingPost, names: readonly string[] = []): repository.AsideRow[] {
    const [line] = lines;
    if (line === undefined || names.length === 0) return [];
    return [{ importId: this.importId, line, at, sender, kind: 'late', text: names.join('\n') }];
  }

  /** Writes down what was found; gives it. */
  async end(): Promise<Record<string, number>> {
    const { importId } = this;
    const counts = (await repository.countsOf(orm(), [importId]))(importId);
    await this.run.step(async (tx) => {
      const { userId: actorId } = this.run.actor;
      await recordAudit(tx, { actorId, action: 'whatsapp-imports.read', subjectId: importId, details: counts });
      return this.reached({});
    });
    return counts;
  }
}

/** Reads an export, post by post. Each is in whole or not at all, and a second run brings none in twice. */
export const whatsappReadJob = jobKind({
  kind: 'whatsapp-imports.read',
  resumes: true,
  input,
  run: async (run: Run) => {
    authorize(whatsappImportsApi.create, run.actor);
    const { importId } = run.input;
    const row = await repository.findById(orm(), importId);
    if (!row) throw notFound();
    return withFetched(run, row.fileId, async (found) => {
      const { posts, chatter } = groupPosts(found.chat.messages);
      const reading = new Reading(run, found, toIncoming(posts));
      await reading.setAside(asidesOf(found.chat, chatter));
      await reading.bringIn();
      return reading.end();
    });
  },
  pathOf: ({ input: given }) => {
    const { importId, screen } = input.parse(given);
    return `${findScreenById(screen)?.path}?import=${importId}`;
  },
});
