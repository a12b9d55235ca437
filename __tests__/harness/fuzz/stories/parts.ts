import type { Role } from '@/config/roles';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { need, type Teller } from './teller';

const PROTOCOL = { 'tus-resumable': '1.0.0' };

/** Calls of a resumable upload. */
interface Calls {
  begin: Endpoint;
  offset: Endpoint;
  send: Endpoint;
  cancel: Endpoint;
}

/** Announces a file. Returns its id. */
async function beginFile({ reply }: Teller, who: Role, { begin }: Calls, file: Buffer): Promise<string> {
  const name = Buffer.from('kesar.zip').toString('base64');
  const headers = { ...PROTOCOL, 'upload-length': String(file.length), 'upload-metadata': `name ${name}` };
  const begun = await reply(who, begin, {} as never, { headers });
  return need(begun.headers.location?.split('/').at(-1), 'place of the file');
}

/** Announces a file and gives it up; another person cannot, although the answer is the same. */
export async function giveUp(teller: Teller, [who, other]: [Role, Role], calls: Calls, file: Buffer): Promise<void> {
  const input = { params: { id: await beginFile(teller, who, calls, file) } } as never;
  await teller.reply(other, calls.cancel, input);
  await teller.reply(who, calls.offset, input, { headers: PROTOCOL });
  await teller.reply(who, calls.cancel, input);
}

/** Sends a file in two parts, as over a bad connection. Returns its id. */
export async function sendParts(teller: Teller, who: Role, calls: Calls, file: Buffer): Promise<string> {
  const { reply } = teller;
  const id = await beginFile(teller, who, calls, file);
  const input = { params: { id } } as never;
  const half = Math.floor(file.length / 2);
  const send = (part: Buffer, offset: number) => {
    const type = { 'content-type': 'application/offset+octet-stream' };
    return reply(who, calls.send, input, { part, headers: { ...PROTOCOL, ...type, 'upload-offset': String(offset) } });
  };
  await send(file.subarray(0, half), 0);
  await reply(who, calls.offset, input, { headers: PROTOCOL });
  await send(file.subarray(half), half);
  return id;
}
