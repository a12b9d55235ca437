import { decoderOf, type Encoding, markOf, type Utf8Vote } from '../text-encoding';
import { LineCutter, MessageSplitter, type RawMessage } from '@/lib/domain/whatsapp/export-lines';

/** What the mark at the beginning of a text says; without one it may be UTF-8. */
export async function charsetOf(bytes: AsyncIterable<Buffer>): Promise<Encoding> {
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    head = Buffer.concat([head, chunk.subarray(0, 2)]);
    if (head.length >= 2) break;
  }
  return markOf(head) ?? 'utf-8';
}

/** The messages of a chat that begin in the next piece of its text, and how many bytes that piece had. */
export interface ChatPiece {
  messages: RawMessage[];
  bytes: number;
}

/** Takes the text of a chat apart as it comes, never all of it at a time. */
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
    // A database keeps no text with this character in it.
    return text.replaceAll('\0', '');
  };
  const join = (lines: readonly string[]) => lines.map((line) => splitter.push(line)).filter((one) => one !== null);
  for await (const chunk of source) yield { messages: join(cutter.push(decode(chunk))), bytes: chunk.length };
  const last = [...cutter.push(decode()), ...cutter.end()];
  const [messages, open] = [join(last), splitter.end()];
  yield { messages: open ? [...messages, open] : messages, bytes: 0 };
}
