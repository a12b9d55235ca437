import { type Zippable, zipSync } from 'fflate';
import { drawSaree } from './draw-goods';
import { sellerAt } from './seller-at';

interface SamplePost {
  /** Index of the demo seller who posts. */
  seller: number;
  /** Minutes after the first post. */
  minute: number;
  caption: string;
  /** Design and colour of each photo. */
  photos: readonly (readonly [design: number, colour: number])[];
}

const MORNING: readonly SamplePost[] = [
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

/** Posts from a week earlier, from which the demo made live catalogs. */
const WEEK_BEFORE: readonly SamplePost[] = [
  {
    seller: 56,
    minute: 2,
    caption: 'Mayuri vol 6\nGeorgette foil print saree\n₹330 nett, full set 6 pcs',
    photos: [51, 52].map((design) => [design, 0] as const),
  },
  {
    seller: 60,
    minute: 18,
    caption: '*Rangoli vol 1*\nSoft cotton saree\nRate 355/- +GST\n8 pcs set',
    photos: [[53, 0]],
  },
];

/** Posts from the day before: imported by the demo, and still to be handled by staff. */
const DAY_BEFORE: readonly SamplePost[] = [
  {
    seller: 11,
    minute: 3,
    caption: '*Rangoli vol 2*\nSoft cotton saree\nRate 365/- +GST\n8 pcs set',
    photos: [41, 42].map((design) => [design, 0] as const),
  },
  {
    seller: 17,
    minute: 22,
    caption: 'Dola silk with meena work\nOnly ₹890\nsingles also\nD.No. 2203',
    photos: [[43, 0]],
  },
  {
    seller: 8,
    minute: 48,
    caption: 'बांधनी साड़ी\nरेट ५२५/-\n६ पीस का सेट\nतुरंत डिलीवरी',
    photos: [44, 45].map((design) => [design, 0] as const),
  },
  {
    seller: 24,
    minute: 75,
    caption: 'Mayuri vol 7\nGeorgette foil print\n₹310 nett, full set 6 pcs',
    photos: [46, 47, 48].map((design) => [design, 0] as const),
  },
];

/** Last week's goods at a higher price: the end of the Android phone's chat. */
const AGAIN: SamplePost = {
  seller: 56,
  minute: 96,
  caption: 'Mayuri vol 6 again\nNew rate ₹345 nett, full set 6 pcs',
  photos: [51, 52].map((design) => [design, 0] as const),
};

/** Posters in both chats: demo sellers visible to buyers. */
const staff = { salesmen: [''], managers: [''] } as const;
const sellerOf = ({ seller }: SamplePost) => sellerAt(seller, staff);

const START = Date.UTC(2026, 10, 20, 4, 5);
const A_DAY = 24 * 60;

/** An exported chat: its name, its posts, and the minutes from the start to its first post. */
interface Chat {
  group: string;
  posts: readonly SamplePost[];
  from: number;
}

const TO_TRY: Chat = { group: 'Surat Saree Wholesale', posts: MORNING, from: 0 };
const IN_ALREADY: Chat = { group: 'Ring Road New Arrivals', posts: DAY_BEFORE, from: -A_DAY };
const SOLD_ALREADY: Chat = { ...IN_ALREADY, posts: WEEK_BEFORE, from: -7 * A_DAY };

const two = (number: number) => String(number).padStart(2, '0');

/** Date and time parts in India, as phones there write them. */
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

async function androidChat({ posts, from }: Chat, media: Media): Promise<string> {
  const lines: string[] = [];
  const say = (minute: number, text: string) => {
    const { day, hour, minute: past } = partsOf(from + minute, 0);
    // The space before am and pm is a narrow no-break space.
    lines.push(`${day}, ${hour % 12 || 12}:${past}\u202f${hour < 12 ? 'am' : 'pm'} - ${text}`);
  };
  say(0, 'Messages and calls are end-to-end encrypted. Only people in this chat can read them.');
  let count = 0;
  for (const post of posts) {
    const { phoneNumbers, businessName } = sellerOf(post);
    // Senders missing from the phone's contacts appear by number.
    const sender = post.seller === 3 ? businessName : (phoneNumbers[0] ?? businessName);
    for (const [index, [design, colour]] of post.photos.entries()) {
      const name = `IMG-${partsOf(from, 0).stamp.replaceAll('-', '')}-WA${String((count += 1)).padStart(4, '0')}.jpg`;
      media[name] = await drawSaree(design, colour);
      say(post.minute, `${sender}: ${name} (file attached)`);
      if (index === post.photos.length - 1) lines.push(post.caption);
    }
  }
  say(40, `${sellerOf(posts[1] as SamplePost).businessName}: Good morning ji 🙏`);
  return `${lines.join('\n')}\n`;
}

async function iosChat({ group, posts, from }: Chat, media: Media): Promise<string> {
  const lines: string[] = [];
  const say = (minute: number, second: number, text: string) => {
    const { day, hour, minute: past, second: beyond } = partsOf(from + minute, second);
    lines.push(`[${day}, ${two(hour)}:${past}:${beyond}] ${text}`);
  };
  say(0, 0, `${group}: \u200eMessages and calls are end-to-end encrypted.`);
  let count = 1;
  for (const post of posts) {
    const { businessName } = sellerOf(post);
    for (const [index, [design, colour]] of post.photos.entries()) {
      const { stamp, hour, minute, second } = partsOf(from + post.minute + 120, index);
      const name = `${String((count += 1)).padStart(8, '0')}-PHOTO-${stamp}-${two(hour)}-${minute}-${second}.jpg`;
      // A different batch from the one in the other chat.
      media[name] = await drawSaree(design + 20, colour);
      say(post.minute + 120, index, `${businessName}: ${index === 0 ? post.caption : ''}\u200e<attached: ${name}>`);
    }
  }
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

async function pack(chat: Chat, chatName: string, write: typeof androidChat): Promise<Buffer> {
  const media: Media = {};
  const text = Buffer.from(await write(chat, media));
  const entries: Zippable = { [chatName]: text };
  for (const [name, bytes] of Object.entries(media)) entries[name] = [bytes, { level: 0 }];
  return Buffer.from(zipSync(entries, { mtime: START }));
}

/** An export of a demo sellers' chat with photos, as zipped by an Android phone; always the same bytes. */
async function androidExport(chat: Chat) {
  const name = `WhatsApp Chat with ${chat.group}`;
  return { name: `${name}.zip`, bytes: await pack(chat, `${name}.txt`, androidChat) };
}

/** Same with more posts, and another batch of its goods, as zipped by an iPhone. */
async function exportsOf(chat: Chat, ...more: SamplePost[]) {
  const name = `WhatsApp Chat - ${chat.group}.zip`;
  const android = await androidExport({ ...chat, posts: [...chat.posts, ...more] });
  return [android, { name, bytes: await pack(chat, '_chat.txt', iosChat) }];
}

/** Exports for trying the import. */
export const sampleExports = () => exportsOf(TO_TRY);

/** Exports imported by the demo itself, so that there are posts to handle. */
export const earlierExports = () => exportsOf(IN_ALREADY, AGAIN);

/** An export from the week before; later exports contain new rates for its goods. */
export const lastWeeksExport = () => androidExport(SOLD_ALREADY);
