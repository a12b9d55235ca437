import { LineCutter, MessageSplitter, type RawMessage } from '@/lib/domain/whatsapp/export-lines';

/** What a text may be written in. UTF-16 has a mark; what is no UTF-8 either is what Windows writes in the west. */
export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The text is not written in UTF-8. */
export class NotUtf8 extends Error {}

/** What the mark at the beginning of a text says; without one it may be UTF-8. */
export async function charsetOf(bytes: AsyncIterable<Buffer>): Promise<Charset> {
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    head = Buffer.concat([head, chunk.subarray(0, 2)]);
    if (head.length >= 2) break;
  }
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The messages of a chat that begin in the next piece of its text, and how many bytes that piece had. */
export interface ChatPiece {
  messages: RawMessage[];
  bytes: number;
}

/**
 * Takes the text of a chat apart as it comes, never all of it at a time.
 * @throws {@link NotUtf8} when it should be UTF-8 and is not.
 */
export async function* chatPieces(source: AsyncIterable<Buffer>, charset: Charset): AsyncGenerator<ChatPiece> {
  const decoder = new TextDecoder(charset, { fatal: charset === 'utf-8' });
  const [cutter, splitter] = [new LineCutter(), new MessageSplitter()];
  const decode = (chunk?: Buffer): string => {
    try {
      // A database keeps no text with this character in it.
      return decoder.decode(chunk, { stream: chunk !== undefined }).replaceAll('\0', '');
    } catch {
      throw new NotUtf8();
    }
  };
  const join = (lines: readonly string[]) => lines.map((line) => splitter.push(line)).filter((one) => one !== null);
  for await (const chunk of source) yield { messages: join(cutter.push(decode(chunk))), bytes: chunk.length };
  const last = [...cutter.push(decode()), ...cutter.end()];
  const [messages, open] = [join(last), splitter.end()];
  yield { messages: open ? [...messages, open] : messages, bytes: 0 };
}
