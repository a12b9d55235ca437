import { isChatName } from '@/lib/domain/whatsapp/chat-name';
import { readExport } from '@/lib/domain/whatsapp/read-export';

/** Enough to reach the start of a message, however long the first ones are. */
const HEAD_BYTES = 128 * 1024;

/** True when a text is a WhatsApp chat export, which is imported as posts; a matching file name is enough. */
export const isChatText = async (file: File): Promise<boolean> =>
  isChatName(file.name) || readExport(await file.slice(0, HEAD_BYTES).text()) !== null;
