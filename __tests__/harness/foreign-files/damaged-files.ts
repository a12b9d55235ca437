import { zipSync } from 'fflate';
import { Random } from '@/lib/server/seed/random';
import { chatOf } from './chats';
import { damaged } from './damage';
import { sheetOf, textRow, workbookOf } from './workbooks';

export interface DamagedFile {
  kind: 'table' | 'chat';
  name: string;
  bytes: Buffer;
}

const ROWS = Array.from({ length: 200 }, (_, index) => [`Trader ${index}`, 'आशा', String(9_825_000_000 + index)]);
const TABLE = [['Business name', 'Contact name', 'Phone'], ...ROWS];
const CHAT = chatOf(300, 0);
const CHAT_NAME = 'WhatsApp Chat with Surat Sarees';
const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3000, 7)]);

/** Intact files of each kind that can be uploaded. */
const WHOLE: readonly (() => DamagedFile)[] = [
  () => ({
    kind: 'table',
    name: 'sellers.csv',
    bytes: Buffer.from(TABLE.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n')),
  }),
  () => ({
    kind: 'table',
    name: 'sellers.xlsx',
    bytes: workbookOf(sheetOf(TABLE.map((cells, index) => textRow(index + 1, cells)).join(''))),
  }),
  () => ({ kind: 'chat', name: `${CHAT_NAME}.txt`, bytes: Buffer.from(CHAT) }),
  () => ({
    kind: 'chat',
    name: `${CHAT_NAME}.zip`,
    bytes: Buffer.from(zipSync({ [`${CHAT_NAME}.txt`]: Buffer.from(CHAT), 'IMG-20261001-WA0001.jpg': photo })),
  }),
];

/** This many damaged tables and chats; the same seed gives the same files. */
export function damagedFiles(count: number, seed: number): DamagedFile[] {
  const random = new Random(seed);
  const whole = WHOLE.map((make) => make());
  return Array.from({ length: count }, (_, index) => {
    const file = whole[index % whole.length] as DamagedFile;
    return { ...file, bytes: damaged(file.bytes, random) };
  });
}
