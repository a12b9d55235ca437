import { isChatName } from '@/lib/domain/whatsapp/chat-name';
import { readExport } from '@/lib/domain/whatsapp/read-export';

/** Enough to meet the beginning of a message, however long the first ones are. */
const HEAD_BYTES = 128 * 1024;

/** Whether a text is the export of a WhatsApp chat, which is read as posts; what it is called is enough. */
export const isChatText = async (file: File): Promise<boolean> =>
  isChatName(file.name) || readExport(await file.slice(0, HEAD_BYTES).text()) !== null;
