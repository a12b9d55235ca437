import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { awaitSender, piecesOf } from './admission';
import { malformed, tooLarge, wrongMediaType } from '../errors';

/** A file as sent by the client. */
export interface SentFile {
  name: string;
  /** @throws 413 when it is too long, 400 when the sender breaks off. */
  content: AsyncIterable<Buffer>;
}

const brokenOff = () => malformed('The file did not arrive whole. Send it again.');

async function* within(content: Readable, request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of piecesOf<Buffer>(request, content)) yield chunk;
  } catch {
    throw brokenOff();
  }
  if ((content as Readable & { truncated?: boolean }).truncated) throw tooLarge();
}

/**
 * The first file of a form (multipart/form-data, RFC 7578), which must be read at once.
 * @throws 415 for another type of body, 400 when it has no file or its sender has left.
 */
export async function formFile(request: IncomingMessage, maxBytes: number): Promise<SentFile> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
    throw wrongMediaType('Send the file in a form.');
  if (request.destroyed) throw brokenOff();
  return awaitSender(
    request,
    () =>
      new Promise((resolve, reject) => {
        const noFile = () => reject(malformed('No file was sent.'));
        let form: busboy.Busboy;
        try {
          form = busboy({
            headers: request.headers,
            defParamCharset: 'utf8',
            limits: { files: 1, parts: 20, fileSize: maxBytes, headerPairs: 20 },
          });
        } catch {
          return noFile();
        }
        form.on('file', (_field, content, { filename }) => {
          // It may break off before it is read; the reader gets the error then.
          content.on('error', () => undefined);
          // Browsers encode a quotation mark in a name like this.
          resolve({ name: (filename || 'file').replaceAll('%22', '"'), content: within(content, request) });
        });
        form.on('close', noFile);
        form.on('error', noFile);
        request.on('aborted', () => form.destroy(brokenOff()));
        request.pipe(form);
      }),
  );
}
