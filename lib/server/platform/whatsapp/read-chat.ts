import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { fileType } from '@/lib/domain/photos/file-type';
import type { RawMessage } from '@/lib/domain/whatsapp/export-lines';
import { PostGrouping } from '@/lib/domain/whatsapp/group-posts';
import { type ChatFacts, ChatReader, ChatSurvey } from '@/lib/domain/whatsapp/read-export';
import { type HttpError } from '../../errors';
import { type ChatTotals, PageWriter } from './chat-pages';
import { DAMAGED, type Encoding, Utf8Vote } from '../text-encoding';
import { charsetOf, chatPieces } from './chat-text';
import { EXPORT_LIMITS, EXPORT_REFUSALS } from './export-refusals';
import { PageMaker } from './page-maker';
import { type EntryPlace, openZipOfChat } from './zip-entries';

/** The export to read, and the file for its pages. */
export interface ChatToRead {
  file: string;
  pages: string;
}

/** Progress of reading a chat, from 0 to 1; at the end its totals. */
export type ChatTold = { share: number } | ChatTotals;

/** The text of a chat, whatever its source. */
interface ChatSource {
  /** Opens the bytes from the beginning, each time. */
  open: () => AsyncIterable<Buffer>;
  /** The declared size. */
  bytes: number;
  media: ReadonlyMap<string, EntryPlace>;
  /** Names shared by several files. */
  twice: readonly string[];
  noChat: () => HttpError;
  close: () => void;
}

const HEAD_BYTES = 4096;
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** Whether a file begins like text, regardless of its name. */
async function isText(file: string): Promise<boolean> {
  const handle = await fsp.open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.length === 0 || fileType(head) !== 'unknown') return false;
    return !head.includes(0) || UTF16_MARKS.some((mark) => head.subarray(0, 2).equals(mark));
  } finally {
    await handle.close();
  }
}

/** Counts bytes as they arrive: the size in a zip may be false. */
async function* counted(stream: AsyncIterable<unknown>, tooLong: () => HttpError): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > EXPORT_LIMITS.chatBytes) throw tooLong();
    yield chunk;
  }
}

async function* unpacked(stream: Promise<AsyncIterable<unknown>>): AsyncGenerator<unknown> {
  try {
    yield* await stream;
  } catch {
    throw EXPORT_REFUSALS.broken();
  }
}

async function openSource(file: string): Promise<ChatSource> {
  if (await isText(file))
    return {
      open: () => counted(fs.createReadStream(file), EXPORT_REFUSALS.longText),
      bytes: (await fsp.stat(file)).size,
      media: new Map(),
      twice: [],
      noChat: EXPORT_REFUSALS.otherText,
      close: () => undefined,
    };
  const zip = await openZipOfChat(file);
  return {
    open: () => counted(unpacked(zip.chat()), EXPORT_REFUSALS.tooMuch),
    bytes: zip.chatBytes,
    media: zip.media,
    twice: zip.twice,
    noChat: EXPORT_REFUSALS.otherTextInZip,
    close: zip.close,
  };
}

/** Bytes between two progress reports. */
const TELL_EVERY = 1_000_000;

/** Goes through a chat once with progress: the whole work, or one of two passes. */
async function* goThrough(
  { open, bytes }: ChatSource,
  charset: Encoding,
  [from, to]: readonly [number, number],
  take: (messages: RawMessage[]) => void | Promise<void>,
  vote?: Utf8Vote,
): AsyncGenerator<ChatTold> {
  let [done, told] = [0, 0];
  for await (const piece of chatPieces(open(), charset, vote)) {
    await take(piece.messages);
    done += piece.bytes;
    if (done - told < TELL_EVERY) continue;
    told = done;
    yield { share: from + (to - from) * Math.min(1, done / Math.max(1, bytes)) };
  }
}

/** Detects how a chat is written; null where there is no chat. */
async function* survey(
  source: ChatSource,
  charset: Encoding,
  vote?: Utf8Vote,
): AsyncGenerator<ChatTold, ChatFacts | null> {
  const found = new ChatSurvey();
  const take = (messages: RawMessage[]) => {
    for (const message of messages) found.add(message);
    if (found.count > EXPORT_LIMITS.messages) throw EXPORT_REFUSALS.manyMessages();
  };
  yield* goThrough(source, charset, [0, 0.5], take, vote);
  return found.facts ?? null;
}

async function* writePages(
  source: ChatSource,
  charset: Encoding,
  facts: ChatFacts,
  pages: string,
): AsyncGenerator<ChatTold> {
  const writer = await PageWriter.create(pages);
  try {
    const [reader, grouping, maker] = [new ChatReader(facts), new PostGrouping(), new PageMaker(source.media)];
    yield* goThrough(source, charset, [0.5, 1], async (messages) => {
      for (const raw of messages) {
        const read = reader.read(raw);
        if ('system' in read) maker.addSystem(read.system);
        else if (!grouping.add(read.message)) maker.addChatter(read.message);
        else if (read.message.text.includes(DAMAGED)) maker.addDamaged(read.message);
      }
      maker.addPosts(grouping.takeClosed());
      for (const page of maker.takeFull()) await writer.add(page);
    });
    maker.addPosts(grouping.takeRest());
    maker.addTwice(source.twice);
    for (const page of maker.takeRest()) await writer.add(page);
    const totals = { messages: grouping.messages, asides: maker.asideCount, posts: maker.postCount };
    await writer.finish(totals);
    yield totals;
  } finally {
    await writer.close();
  }
}

/**
 * Streams the export of a WhatsApp chat, a phone's zip or just the text: one pass learns the phone's format, another
 * writes the pages. Runs in a thread.
 * @throws 400 with what to do for everything else.
 */
export async function* readChat({ file, pages }: ChatToRead): AsyncGenerator<ChatTold> {
  const source = await openSource(file);
  try {
    let charset = await charsetOf(source.open());
    const vote = new Utf8Vote();
    let facts = yield* survey(source, charset, vote);
    if (charset === 'utf-8' && !vote.isUtf8) {
      charset = 'windows-1252';
      facts = yield* survey(source, charset);
    }
    if (!facts) throw source.noChat();
    yield* writePages(source, charset, facts, pages);
  } finally {
    source.close();
  }
}
