import { Readable } from 'node:stream';
import { transcript } from '@/lib/domain/chat/transcript';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import type { FileAnswer } from '../../http/send-file';
import { plainFileName } from '../../platform/files/file-service';
import * as messages from './message-repository';
import { getConversation } from './service';

/** A conversation as a text file, without notes. Each export is audited. */
export async function exportConversation(id: string, actor: Actor): Promise<FileAnswer> {
  const { name } = await getConversation(id, actor);
  const text = transcript(name, await messages.allSaid(orm(), id));
  await recordAudit(orm(), { actorId: actor.userId, action: 'conversations.exported', subjectId: id });
  const bytes = Buffer.from(text, 'utf8');
  return {
    name: plainFileName(`Chat with ${name}.txt`),
    type: 'text/plain; charset=utf-8',
    bytes: bytes.length,
    tag: null,
    read: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}
