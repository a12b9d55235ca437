import * as z from 'zod/mini';
import { recordAudit } from '../../db/record-audit';
import { clock, later, SECOND } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { JobRun } from '../../platform/jobs/job-kind';
import type { ChatPage } from '../../platform/whatsapp/chat-pages';
import type { IncomingAside, IncomingPost } from '../../platform/whatsapp/incoming-posts';
import type { ChatInPages } from '../../platform/whatsapp/with-read-chat';
import { ZipMedia } from '../../platform/whatsapp/zip-media';
import { addPosts, findNews, findSenders } from '../whatsapp-posts/intake-service';
import { nextStep, type Planned } from './next-step';
import * as repository from './repository';
import { missingPhotos, takePhotos } from './take-photos';

/** Progress of an earlier run: number of skipped lines and posts. */
const placeSchema = z.object({ lines: z.int(), posts: z.int() });
type Place = z.infer<typeof placeSchema>;

const TELL_EVERY = 5 * SECOND;

type PostsPage = Extract<ChatPage, { posts: unknown }>;
type Media = ReadonlyMap<string, PostsPage['media'][number][1]>;

class BringingIn {
  private place: Place;
  /** What was processed of the chat, in this run or before. */
  private readonly passed: Place = { lines: 0, posts: 0 };
  private readonly senders = new Map<string, string>();
  private readonly zip: ZipMedia;
  private hasToldMessages = false;
  private tellAt = later(TELL_EVERY);

  constructor(
    private readonly run: JobRun<{ importId: string }>,
    file: string,
    private readonly chat: ChatInPages,
  ) {
    this.place = placeSchema.safeParse(run.place).data ?? { lines: 0, posts: 0 };
    this.zip = new ZipMedia(file);
  }

  private get importId() {
    return this.run.input.importId;
  }

  /** Progress of this run, for the step to store. */
  private reached(place: Partial<Place>) {
    this.place = { ...this.place, ...place };
    return { done: this.place.posts, total: this.chat.posts, place: this.place };
  }

  /** A step of the job; the first one stores the number of messages. Each step waits for others, so few are best. */
  private readonly step: JobRun<unknown>['step'] = (work) =>
    this.run.step(async (tx) => {
      if (!this.hasToldMessages) await repository.setMessages(tx, this.importId, this.chat.messages);
      this.hasToldMessages = true;
      return work(tx);
    });

  /** Renews the lease on the job now and then. */
  private readonly holdOn = async () => {
    if (clock.now() < this.tellAt) return;
    this.tellAt = later(TELL_EVERY);
    await this.run.tell({});
  };

  /** Imports every page, from where an earlier run stopped. Returns the counts. */
  async all(): Promise<Record<string, number>> {
    try {
      for await (const page of this.chat.pages()) {
        if ('asides' in page) await this.setAside(this.due('lines', page.asides));
        else await this.bringPosts({ ...page, posts: this.due('posts', page.posts) });
        await this.holdOn();
      }
      const { lines, posts } = this.passed;
      if (lines !== this.chat.asides || posts !== this.chat.posts) throw new Error('Pages of the chat are missing.');
      return await this.end();
    } finally {
      await this.zip.close();
    }
  }

  /** Those of the next rows that no earlier run imported. */
  private due<Row>(kind: keyof Place, rows: Row[]): Row[] {
    const before = this.passed[kind];
    this.passed[kind] += rows.length;
    return rows.slice(Math.max(0, this.place[kind] - before));
  }

  private async setAside(asides: readonly IncomingAside[]): Promise<void> {
    if (asides.length === 0) return;
    const { importId } = this;
    await this.step(async (tx) => {
      await repository.insertAsides(
        tx,
        asides.map(({ at, ...aside }) => ({ ...aside, at: new Date(at), importId })),
      );
      return this.reached({ lines: this.passed.lines });
    });
  }

  private async knowSenders(tx: Queryable, posts: readonly Planned[]): Promise<void> {
    const names = posts.map(({ post }) => post.sender).filter((name) => !this.senders.has(name));
    if (names.length === 0) return;
    for (const [name, id] of await findSenders(tx, [...new Set(names)])) this.senders.set(name, id);
  }

  /** Determines whether a post has photos that are not imported yet. */
  private async findHeavy(posts: readonly IncomingPost[], media: Media): Promise<(post: IncomingPost) => boolean> {
    if (media.size === 0) return () => false;
    const isNews = await findNews(
      orm(),
      posts.map(({ fingerprint }) => fingerprint),
    );
    return ({ fingerprint, attachments }) =>
      isNews(
        fingerprint,
        attachments.filter((name) => media.has(name)),
      );
  }

  /** Imports new posts, each with its photos or not at all, and adds what existing ones lacked. */
  private async bringPosts({ posts, media: entries }: PostsPage): Promise<void> {
    if (posts.length === 0) return;
    const media: Media = new Map(entries);
    const bringsPhotos = await this.findHeavy(posts, media);
    for (let left = posts; left.length > 0;) {
      const batch = nextStep(left, bringsPhotos);
      await this.bringStep(batch, media);
      left = left.slice(batch.length);
    }
  }

  private async bringStep(batch: readonly Planned[], media: Media): Promise<void> {
    const names = batch.flatMap(({ post, isHeavy }) => (isHeavy ? post.attachments : []));
    const open = (name: string) => {
      const place = media.get(name);
      return place ? this.zip.read(place) : null;
    };
    const taken = await takePhotos(open, names, this.run.actor, this.holdOn);
    this.zip.assertLimit();
    await this.step(async (tx) => {
      await this.knowSenders(tx, batch);
      const incoming = batch.map(({ post, isHeavy }) => {
        const { sender, at, caption, fingerprint, omitted, attachments } = post;
        const photos = isHeavy ? taken.splice(0, attachments.length) : missingPhotos(attachments);
        const senderId = this.senders.get(sender) ?? '';
        return { senderId, at: new Date(at), caption, fingerprint, omitted, photos };
      });
      const { added, late } = await addPosts(tx, this.importId, incoming, this.run.actor);
      await repository.insertAsides(
        tx,
        batch.flatMap(({ post }) => this.lateOf(post, late.get(post.fingerprint))),
      );
      await repository.addKnown(tx, this.importId, incoming.length - added);
      return this.reached({ posts: this.place.posts + incoming.length });
    });
  }

  /** Photos missing from a catalog are listed with the skipped lines. */
  private lateOf({ line, at, sender }: IncomingPost, names: readonly string[] = []): repository.AsideRow[] {
    if (names.length === 0) return [];
    return [{ importId: this.importId, line, at: new Date(at), sender, kind: 'late', text: names.join('\n') }];
  }

  /** Audits the counts and returns them. */
  private async end(): Promise<Record<string, number>> {
    const { importId } = this;
    let counts: Record<string, number> = {};
    await this.step(async (tx) => {
      counts = (await repository.countsOf(tx, [importId]))(importId);
      const { userId: actorId } = this.run.actor;
      await recordAudit(tx, { actorId, action: 'whatsapp-imports.read', subjectId: importId, details: counts });
      return this.reached({});
    });
    return counts;
  }
}

/**
 * Imports a parsed chat. Each post is imported completely or not at all, and a second run imports none twice. Returns
 * the counts. @throws 400 when its zip unpacks to more than the limit.
 */
export const bringChatIn = (
  run: JobRun<{ importId: string }>,
  file: string,
  chat: ChatInPages,
): Promise<Record<string, number>> => new BringingIn(run, file, chat).all();
