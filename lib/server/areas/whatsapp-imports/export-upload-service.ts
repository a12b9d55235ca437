import { exportMetadata, exportUploadsApi } from '@/lib/contracts/whatsapp/export-uploads';
import { EXPORT_FILE_LIMIT } from '@/lib/contracts/whatsapp/whatsapp-imports';
import type { Actor } from '../../auth/actor';
import { resumableReceiver } from '../../platform/resumable/receiver';
import { createSentImport, getImport, importBytes } from './service';

const exports = resumableReceiver({
  noun: 'chat export',
  maxBytes: EXPORT_FILE_LIMIT,
  send: exportUploadsApi.send,
  metadata: exportMetadata,
  // A server that stopped just then may already have imported it.
  takeIn: async (id, { name = '' }, { file }, actor) =>
    (await importBytes(id, actor)) === null ? createSentImport(id, { name, file }, actor) : getImport(id, actor),
});

/** The protocol's response for a file that is complete. */
const allHere = (bytes: number): Response => {
  const length = String(bytes);
  return new Response(null, {
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': length, 'Upload-Length': length },
  });
};

/** How many bytes of an export are here: all of them if it is already an import, whose response may have been lost. */
export async function exportOffset(id: string, request: Request, actor: Actor): Promise<Response> {
  const bytes = await importBytes(id, actor);
  return bytes === null ? exports.offset(id, request, actor) : allHere(bytes);
}

export const { begin: beginExport, send: sendExportPart, cancel: cancelExport } = exports;
