import { ZipRefusal } from '@/lib/client/photo-intake/zip-refusal';
import { type ZipEntry, zipTable } from '@/lib/client/photo-intake/zip-table';
import { VIDEO_LIMIT } from '@/lib/contracts/videos/video-record';
import { isChatName } from '@/lib/domain/whatsapp/chat-name';
import { plainLine } from '@/lib/domain/whatsapp/export-lines';
import { groupPosts } from '@/lib/domain/whatsapp/group-posts';
import { readExport } from '@/lib/domain/whatsapp/read-export';
import { unpackEntry } from './unpack-entry';

/** A video posted in a chat. */
export interface ChatVideo {
  name: string;
  /** Name of the sender on the exporting phone. */
  sender: string;
  /** Caption of the video. */
  caption: string;
  /**
   * Unpacks it.
   * @throws ZipRefusal when it is missing from the export or damaged.
   */
  open: () => Promise<File>;
}

const VIDEO_NAME = /\.(?:mp4|m4v|3gp|mov|webm|mkv|avi)$/i;

/** More than any group chat contains. */
const LONGEST_CHAT = 256 * 1024 * 1024;

const baseName = (path: string) => plainLine(path.split(/[/\\]/).at(-1) ?? '');

const notThere = () => new ZipRefusal('This file is not in the export. Export the chat again with media.');

/**
 * Videos of an exported chat in order, with sender and caption; captions are matched as for photos. Each is unpacked
 * only when its turn comes.
 * @throws ZipRefusal when the zip contains no chat.
 */
export async function readChatVideos(zip: File): Promise<ChatVideo[]> {
  const table = (await zipTable(zip)).filter(({ name }) => !name.startsWith('__MACOSX/'));
  const chat = table.find(({ name }) => isChatName(baseName(name)));
  const text = chat && (await (await unpackEntry(zip, chat, LONGEST_CHAT)).text());
  const read = text === undefined ? null : readExport(text);
  if (!read)
    throw new ZipRefusal(
      'No WhatsApp chat is in this zip. Export the chat with media, or choose the videos themselves.',
    );
  const entries = new Map<string, ZipEntry>(table.map((entry) => [baseName(entry.name), entry]));
  const open = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw notThere();
    const bytes = await unpackEntry(zip, entry, VIDEO_LIMIT);
    // An interrupted upload recognizes the file by its modification time.
    return new File([bytes], name, { lastModified: entry.changedAt ?? zip.lastModified });
  };
  return groupPosts(read.messages).posts.flatMap(({ sender, caption, attachments }) =>
    attachments
      .filter((name) => VIDEO_NAME.test(name))
      .map((name) => ({ name, sender, caption, open: () => open(name) })),
  );
}
