import { decoderOf, type Encoding, markOf, type Utf8Vote } from '../text-encoding';
import { LineCutter, MessageSplitter, type RawMessage } from '@/lib/domain/whatsapp/export-lines';

/** Encoding by the byte order mark; without one it may be UTF-8. */
export async function charsetOf(bytes: AsyncIterable<Buffer>): Promise<Encoding> {
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    head = Buffer.concat([head, chunk.subarray(0, 2)]);
    if (head.length >= 2) break;
  }
  return markOf(head) ?? 'utf-8';
}

/** Messages that begin in the next piece of a chat's text, and that piece's size in bytes. */
export interface ChatPiece {
  messages: RawMessage[];
  bytes: number;
}

/** Parses the text of a chat as it arrives, never all of it at once. */
export async function* chatPieces(
  source: AsyncIterable<Buffer>,
  charset: Encoding,
  vote?: Utf8Vote,
): AsyncGenerator<ChatPiece> {
  const decoder = decoderOf(charset);
  const [cutter, splitter] = [new LineCutter(), new MessageSplitter()];
  const decode = (chunk?: Buffer): string => {
    const text = decoder.decode(chunk);
    vote?.add(text);
    // Databases cannot store this character in text.
    return text.replaceAll('\0', '');
  };
  const join = (lines: readonly string[]) => lines.map((line) => splitter.push(line)).filter((one) => one !== null);
  for await (const chunk of source) yield { messages: join(cutter.push(decode(chunk))), bytes: chunk.length };
  const last = [...cutter.push(decode()), ...cutter.end()];
  const [messages, open] = [join(last), splitter.end()];
  yield { messages: open ? [...messages, open] : messages, bytes: 0 };
}
