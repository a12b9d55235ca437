import { zipSync } from 'fflate';
import type { Random } from '@/lib/server/seed/random';
import type { Operation } from './operations';
import type { Shot } from './send-call';

/** Files for the calls that take one. */
interface FilesToSend {
  random: Random;
  operation: Operation;
  photos: readonly Buffer[];
}

const BOUNDARY = 'fuzzfuzzfuzz';

const tableOf = (random: Random) =>
  `Business name,Contact name,Phone numbers\nKesar ${random.below(1e6)},Mahesh,+9198${10_000_000 + random.below(8e7)}\n`;

/** A chat as exported by a phone. */
function chatOf(random: Random): Buffer {
  const line = `20/11/26, 9:3${random.below(10)}\u202fam - Kesar ${random.below(1e6)}: Rate 415, 6 pcs\n`;
  return Buffer.from(zipSync({ 'WhatsApp Chat with Kesar.txt': Buffer.from(line) }));
}

function contentsFor({ random, operation, photos }: FilesToSend): Buffer {
  if (operation.id === 'whatsappImports.create') return chatOf(random);
  return (operation.id === 'photos.upload' && photos[random.below(photos.length)]) || Buffer.from(tableOf(random));
}

/** A form around a file. */
function wrap(file: Buffer, field = 'file', name = 'a.csv'): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Adds a form with only this file to a call. */
export function putFile(shot: Shot, file: Buffer): void {
  shot.body = wrap(file);
  shot.headers['content-type'] = `multipart/form-data; boundary=${BOUNDARY}`;
}

/** A form with a file in it, good or bad. */
function formOf(sent: FilesToSend, isGood: boolean): Buffer {
  const { random } = sent;
  const contents = contentsFor(sent);
  const bad: Buffer[] = [
    Buffer.alloc(0),
    contents.subarray(0, random.below(contents.length)),
    Buffer.from('PK\u0003\u0004 not a zip'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    Buffer.from('GIF89a/*'),
    Buffer.from('"unclosed,\n"a""b\u0000'),
    Buffer.from(Array.from({ length: 3000 }, () => random.below(256))),
  ];
  const file = isGood ? contents : (bad[random.below(bad.length)] ?? contents);
  const name = isGood ? 'a.csv' : random.pick(['../../a.csv', 'a\u202ecsv', '', 'x'.repeat(4000), 'con.jpg', 'a.zip']);
  const field = isGood || random.chance(0.8) ? 'file' : 'other';
  const whole = wrap(file, field, name);
  return isGood || random.chance(0.8) ? whole : whole.subarray(0, random.below(whole.length));
}

/** Adds a form with a file to a call. */
export function addForm(shot: Shot, sent: FilesToSend, isGood: boolean): void {
  shot.body = formOf(sent, isGood);
  if (isGood) shot.headers['content-type'] = `multipart/form-data; boundary=${BOUNDARY}`;
}

/** Constant, because its length is announced before it is sent. */
const CHAT = Buffer.from('20/11/26, 9:31\u202fam - Kesar: Rate 415, 6 pcs\n');

/** Adds a constant file to a call of a resumable upload, whole or, at random, only its beginning. */
export function addPart(shot: Shot, { random, operation, photos: [photo = Buffer.alloc(0)] }: FilesToSend): void {
  const file = operation.id.startsWith('exportUploads.') ? CHAT : photo;
  const isWhole = random.chance(0.7);
  shot.headers['tus-resumable'] = '1.0.0';
  if (shot.method === 'POST') {
    shot.headers['upload-length'] = String(file.length);
    shot.headers['upload-metadata'] = `name ${Buffer.from('a.png').toString('base64')}`;
  }
  if (shot.method === 'PATCH') {
    shot.headers['upload-offset'] = '0';
    shot.headers['content-type'] = 'application/offset+octet-stream';
    shot.body = isWhole ? file : file.subarray(0, random.below(file.length));
  }
}

/** Headers of such a call with possible errors. */
export const PART_HEADERS: readonly [[string, string], ...[string, string][]] = [
  ['tus-resumable', '0.2.2'],
  ['upload-length', '-1'],
  ['upload-length', '1e400'],
  ['upload-length', '99999999999999999999'],
  ['upload-offset', '-1'],
  ['upload-offset', '5'],
  ['upload-offset', 'x'],
  ['upload-metadata', 'name'],
  ['upload-metadata', 'name %%%,name %%%'],
  ['upload-metadata', 'ownerId bm9ib2R5,draftId bm9ib2R5,__proto__ MQ=='],
  ['upload-defer-length', '1'],
  ['upload-concat', 'partial'],
];
