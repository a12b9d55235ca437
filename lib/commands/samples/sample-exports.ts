import { type Zippable, zipSync } from 'fflate';
import { sellerAt } from '@/lib/server/seed/seller-at';
import { drawSaree } from '@/lib/server/seed/draw-goods';

interface SamplePost {
  /** Number of the demo seller who posts. */
  seller: number;
  /** Minutes after the first post. */
  minute: number;
  caption: string;
  /** Design and colour of each photo. */
  photos: readonly (readonly [design: number, colour: number])[];
}

const POSTS: readonly SamplePost[] = [
  {
    seller: 3,
    minute: 0,
    caption:
      '*Kesariya vol 4*\nPure georgette saree with zari work\nRate ₹415 + GST\nFull set 6 pcs\nReady to dispatch',
    photos: [1, 2, 3, 4].map((design) => [design, 0] as const),
  },
  {
    seller: 8,
    minute: 14,
    caption: 'सूती साड़ी ब्लाउज के साथ 👌\nरेट ३८५/- नेट\n४ पीस का सेट',
    photos: [5, 6].map((design) => [design, 0] as const),
  },
  {
    seller: 3,
    minute: 31,
    caption: 'Same design new colours\nSingle 650 / full set 600 each\nD.No. 1107',
    photos: [0, 1, 2].map((colour) => [7, colour] as const),
  },
];

/** Who posts in both chats: demo sellers that buyers would see. */
const staff = { salesmen: [''], managers: [''] } as const;
const sellerOf = ({ seller }: SamplePost) => sellerAt(seller, staff);

const START = Date.UTC(2026, 10, 20, 4, 5);
const two = (number: number) => String(number).padStart(2, '0');

/** Parts of a moment in India, as phones there write it. */
function partsOf(minute: number, second: number) {
  const at = new Date(START + (minute * 60 + second) * 1000 + 5.5 * 3_600_000);
  return {
    day: `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${String(at.getUTCFullYear()).slice(2)}`,
    stamp: at.toISOString().slice(0, 10),
    hour: at.getUTCHours(),
    minute: two(at.getUTCMinutes()),
    second: two(at.getUTCSeconds()),
  };
}

type Media = Record<string, Buffer>;

async function androidChat(media: Media): Promise<string> {
  const lines: string[] = [];
  const say = (minute: number, text: string) => {
    const { day, hour, minute: past } = partsOf(minute, 0);
    // The space before am and pm is a narrow one that does not break.
    lines.push(`${day}, ${hour % 12 || 12}:${past}\u202f${hour < 12 ? 'am' : 'pm'} - ${text}`);
  };
  say(0, 'Messages and calls are end-to-end encrypted. Only people in this chat can read them.');
  let count = 0;
  for (const post of POSTS) {
    const { phoneNumbers, businessName } = sellerOf(post);
    // Who is not in the phone's contacts is there by number.
    const sender = post.seller === 3 ? businessName : (phoneNumbers[0] ?? businessName);
    for (const [index, [design, colour]] of post.photos.entries()) {
      const name = `IMG-20261120-WA${String((count += 1)).padStart(4, '0')}.jpg`;
      media[name] = await drawSaree(design, colour);
      say(post.minute, `${sender}: ${name} (file attached)`);
      if (index === post.photos.length - 1) lines.push(post.caption);
    }
  }
  say(40, `${sellerOf(POSTS[1] as SamplePost).businessName}: Good morning ji 🙏`);
  return `${lines.join('\n')}\n`;
}

async function iosChat(media: Media): Promise<string> {
  const lines: string[] = [];
  const say = (minute: number, second: number, text: string) => {
    const { day, hour, minute: past, second: beyond } = partsOf(minute, second);
    lines.push(`[${day}, ${two(hour)}:${past}:${beyond}] ${text}`);
  };
  say(0, 0, 'Surat Saree Wholesale: \u200eMessages and calls are end-to-end encrypted.');
  let count = 1;
  for (const post of POSTS) {
    const { businessName } = sellerOf(post);
    for (const [index, [design, colour]] of post.photos.entries()) {
      const { stamp, hour, minute, second } = partsOf(post.minute + 120, index);
      const name = `${String((count += 1)).padStart(8, '0')}-PHOTO-${stamp}-${two(hour)}-${minute}-${second}.jpg`;
      // Another batch than the one in the other chat.
      media[name] = await drawSaree(design + 20, colour);
      say(post.minute + 120, index, `${businessName}: ${index === 0 ? post.caption : ''}\u200e<attached: ${name}>`);
    }
  }
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** Two exports of chats of demo sellers with photos, as an Android phone and an iPhone zip them; always the same bytes. */
export async function sampleExports(): Promise<{ name: string; bytes: Buffer }[]> {
  const pack = async (chatName: string, write: (media: Media) => Promise<string>) => {
    const media: Media = {};
    const chat = Buffer.from(await write(media));
    const entries: Zippable = { [chatName]: chat };
    for (const [name, bytes] of Object.entries(media)) entries[name] = [bytes, { level: 0 }];
    return Buffer.from(zipSync(entries, { mtime: START }));
  };
  return [
    {
      name: 'WhatsApp Chat with Surat Saree Wholesale.zip',
      bytes: await pack('WhatsApp Chat with Surat Saree Wholesale.txt', androidChat),
    },
    { name: 'WhatsApp Chat - Surat Saree Wholesale.zip', bytes: await pack('_chat.txt', iosChat) },
  ];
}
