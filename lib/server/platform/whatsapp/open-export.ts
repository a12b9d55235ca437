import fsp from 'node:fs/promises';
import { fileType } from '@/lib/domain/photos/file-type';
import { malformed } from '../../errors';
import { EXPORT_LIMITS, type ExportedChat, readChat, withExportZip } from './export-zip';

const HEAD_BYTES = 4096;
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** Whether a file begins as a text does. What it is called says nothing. */
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

async function openText(file: string): Promise<ExportedChat> {
  if ((await fsp.stat(file)).size > EXPORT_LIMITS.chatBytes)
    throw malformed('This text is longer than the export of a chat can be. It was not opened.');
  const chat = readChat(await fsp.readFile(file));
  if (!chat)
    throw malformed('This text is no WhatsApp chat. In WhatsApp choose Export chat, and send what it makes as it is.');
  return { chat, media: new Map(), open: () => Promise.resolve(null) };
}

/**
 * Works with the export of a WhatsApp chat: the zip that a phone makes of it, or the text alone, which Android hands
 * over when no media is wanted. @throws 400 with what to do for everything else.
 */
export async function withExport<Result>(
  file: string,
  work: (found: ExportedChat, type: 'text/plain' | 'application/zip') => Promise<Result>,
): Promise<Result> {
  if (await isText(file)) return work(await openText(file), 'text/plain');
  return withExportZip(file, (zip) => work(zip, 'application/zip'));
}
