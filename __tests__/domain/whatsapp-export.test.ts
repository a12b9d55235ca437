import fc from 'fast-check';
import { groupPosts } from '@/lib/domain/whatsapp/group-posts';
import { type ChatExport, readExport } from '@/lib/domain/whatsapp/read-export';

const read = (text: string): ChatExport => {
  const found = readExport(text);
  if (!found) throw new Error('Not read.');
  return found;
};
const indian = (at: Date) => new Date(at.getTime() + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
const LRM = '\u200e';
const NARROW = '\u202f';

const ANDROID = [
  '05/11/26, 10:02 am - Messages and calls are end-to-end encrypted. Only people in this chat can read them.',
  '05/11/26, 10:02 am - Meena created group "Laxmi Sarees: new"',
  '05/11/26, 10:05 am - Laxmi Sarees Ring Road: IMG-20261105-WA0001.jpg (file attached)',
  '*Kesariya vol 4*',
  'Rate: ₹415/- net',
  '05/11/26, 10:05 am - Laxmi Sarees Ring Road: IMG-20261105-WA0002.jpg (file attached)',
  '05/11/26, 10:05 am - Laxmi Sarees Ring Road: IMG-20261105-WA0003.jpg (file attached)',
  '14/11/26, 9:15 pm - +91 98250 12345: <Media omitted>',
  '14/11/26, 9:16 pm - +91 98250 12345: Single 650 / full set 600',
  '14/11/26, 9:20 pm - Meena: ok bhai',
  '14/11/26, 9:21 pm - Meena: This message was deleted',
].join('\n');

it('reads what an Android phone exports', () => {
  const { style, dateOrder, messages, system } = read(ANDROID);
  expect([style, dateOrder]).toEqual(['android', 'dmy']);
  expect(system.map(({ line }) => line)).toEqual([1, 2]);
  expect(messages[0]).toMatchObject({
    sender: 'Laxmi Sarees Ring Road',
    text: '*Kesariya vol 4*\nRate: ₹415/- net',
    attachments: ['IMG-20261105-WA0001.jpg'],
    line: 3,
  });
  expect(messages.map(({ at }) => indian(at))).toEqual([
    ...Array<string>(3).fill('2026-11-05 10:05:00'),
    '2026-11-14 21:15:00',
    '2026-11-14 21:16:00',
    '2026-11-14 21:20:00',
    '2026-11-14 21:21:00',
  ]);
  expect(messages.map(({ omitted, deleted }) => [omitted, deleted])).toEqual([
    ...Array<[boolean, boolean]>(3).fill([false, false]),
    [true, false],
    [false, false],
    [false, false],
    [false, true],
  ]);
});

it('reads what an iPhone exports, its marks and its narrow spaces', () => {
  const text = [
    `\ufeff[13/11/26, 9:05:07${NARROW}PM] Laxmi Group: ${LRM}Messages and calls are end-to-end encrypted.`,
    `${LRM}[13/11/26, 9:06:00${NARROW}PM] ~ राधे क्रिएशन: Pure georgette 1250 ${LRM}<attached: 00000012-PHOTO-2026-11-13-21-06-00.jpg>`,
    `[13/11/26, 9:06:02${NARROW}PM] ~ राधे क्रिएशन: ${LRM}<attached: 00000013-PHOTO-2026-11-13-21-06-02.jpg>`,
    `[13/11/26, 9:07:00${NARROW}PM] ~ राधे क्रिएशन: Radhe vol 3.pdf • ${LRM}12 pages ${LRM}<attached: 00000014-Radhe vol 3.pdf>`,
    `[13/11/26, 9:08:00${NARROW}PM] ~ राधे क्रिएशन: ${LRM}image omitted`,
  ].join('\r\n');
  const { style, messages, system } = read(text);
  expect([style, system.length]).toEqual(['ios', 1]);
  expect(
    messages.map(({ sender, text: words, attachments, omitted }) => [sender, words, attachments, omitted]),
  ).toEqual([
    ['राधे क्रिएशन', 'Pure georgette 1250', ['00000012-PHOTO-2026-11-13-21-06-00.jpg'], false],
    ['राधे क्रिएशन', '', ['00000013-PHOTO-2026-11-13-21-06-02.jpg'], false],
    ['राधे क्रिएशन', '', ['00000014-Radhe vol 3.pdf'], false],
    ['राधे क्रिएशन', '', [], true],
  ]);
  expect(indian(messages[0]?.at ?? new Date(0))).toBe('2026-11-13 21:06:00');
});

it('takes an iPhone user’s own words for no line of WhatsApp, whatever they say', () => {
  const { messages, system } = read(
    [
      `[13/11/26, 9:05:07 PM] Laxmi Group: ${LRM}Meena changed the group name`,
      '[13/11/26, 9:06:00 PM] Laxmi Sarees: Rate changed to 415, all designs',
      `[13/11/26, 9:07:00 PM] Laxmi Sarees: We turned on disappearing rates ${LRM}<attached: 00000012-PHOTO.jpg>`,
    ].join('\n'),
  );
  expect(system).toHaveLength(1);
  expect(messages.map(({ text, attachments }) => [text.slice(0, 4), attachments.length])).toEqual([
    ['Rate', 0],
    ['We t', 1],
  ]);
});

it.each([
  ['days first', ['05/11/2026, 23:59', '06/11/2026, 00:01', '13/11/2026, 08:00'], '2026-11-05 23:59:00'],
  ['months first', ['11/5/26, 11:59 PM', '11/6/26, 12:01 AM', '11/13/26, 8:00 AM'], '2026-11-05 23:59:00'],
  ['years first', ['2026-11-05, 23:59', '2026-11-06, 00:01', '2026-11-13, 08:00'], '2026-11-05 23:59:00'],
  ['nothing but small numbers, going forward by month', ['01/05/26, 23:59', '02/05/26, 00:01'], '2026-05-01 23:59:00'],
  ['nothing but small numbers that would go back', ['02/05/26, 23:59', '03/01/26, 00:01'], '2026-02-05 23:59:00'],
  ['Hindi digits and halves', ['०५/११/२६, ११:५९ अपराह्न', '०६/११/२६, १२:०१ पूर्वाह्न'], '2026-11-05 23:59:00'],
  ['dots', ['05.11.26, 23.59', '06.11.26, 00.01'], '2026-11-05 23:59:00'],
])('finds out how the phone writes dates: %s', (_name, heads, first) => {
  const { messages } = read(heads.map((head) => `${head} - Asha: 415`).join('\n'));
  expect(messages).toHaveLength(heads.length);
  expect(indian(messages[0]?.at ?? new Date(0))).toBe(first);
});

it('knows attached files in other languages', () => {
  const { messages } = read(
    [
      '05/11/26, 10:05 - Asha: IMG-20261105-WA0001.jpg (फ़ाइल संलग्न)',
      '05/11/26, 10:06 - Asha: IMG-20261105-WA0002.jpg (ફાઇલ જોડી)',
      '05/11/26, 10:07 - Asha: <मीडिया शामिल नहीं>',
      '[05/11/26, 10:08:00] Asha: <संलग्न: 00000015-PHOTO-2026.jpg>',
    ].join('\n'),
  );
  expect(messages.map(({ attachments, omitted }) => attachments[0] ?? omitted)).toEqual([
    'IMG-20261105-WA0001.jpg',
    'IMG-20261105-WA0002.jpg',
    true,
    '00000015-PHOTO-2026.jpg',
  ]);
});

it.each([
  ['This message was edited'],
  ['इस संदेश को एडिट किया गया'],
  ['આ મેસેજમાં ફેરફાર કરવામાં આવ્યો'],
  ['Mensaje editado por el usuario'],
  ['ये संदेश बदला गया'],
  ['このメッセージは編集されました'],
])('cuts the mark of an edited message in any language: %s', (mark) => {
  const { messages } = read(
    `05/11/26, 10:05 am - Asha: Rate 415 net\nset of 6 <${mark}>\n05/11/26, 10:06 am - Asha: ok`,
  );
  expect(messages[0]?.text).toBe('Rate 415 net\nset of 6');
});

it('leaves other brackets in a message, and those of its earlier lines', () => {
  const { messages } = read('05/11/26, 10:05 am - Asha: Rate <our best> 415\nsize <L> <415 net>');
  expect(messages[0]?.text).toBe('Rate <our best> 415\nsize <L> <415 net>');
});

it('joins an album and its caption, whichever comes first, and each sender apart', () => {
  const { posts, chatter } = groupPosts(read(ANDROID).messages);
  expect(
    posts.map(({ sender, caption, attachments, omitted }) => [sender, caption, attachments.length, omitted]),
  ).toEqual([
    ['Laxmi Sarees Ring Road', '*Kesariya vol 4*\nRate: ₹415/- net', 3, 0],
    ['+91 98250 12345', 'Single 650 / full set 600', 0, 1],
  ]);
  expect(chatter.map(({ line }) => line)).toEqual([10, 11]);
});

it('begins another post after a pause, and when a caption was said already', () => {
  const photo = (time: string, name: string, caption = '') =>
    [`05/11/26, ${time} - Asha: ${name}.jpg (file attached)`, ...(caption ? [caption] : [])].join('\n');
  const postsOf = (...lines: string[]) =>
    groupPosts(read(lines.join('\n')).messages).posts.map(({ caption, attachments }) => [caption, attachments.length]);
  expect(postsOf(photo('10:00', 'a'), photo('10:30', 'b'))).toEqual([
    ['', 1],
    ['', 1],
  ]);
  expect(
    postsOf(photo('10:00', 'a'), '05/11/26, 10:00 - Asha: 415 net', photo('10:01', 'b'), photo('10:01', 'c')),
  ).toEqual([
    ['415 net', 1],
    ['', 2],
  ]);
  expect(postsOf(photo('10:00', 'a', '415 net'), photo('10:00', 'b'), photo('10:01', 'c', '650 net'))).toEqual([
    ['415 net', 2],
    ['650 net', 1],
  ]);
});

describe('words that come apart from their photos', () => {
  const photo = (name: string, caption = '') =>
    `05/11/26, 10:00 - Asha: ${name}.jpg (file attached)${caption && `\n${caption}`}`;
  const words = (text: string) => `05/11/26, 10:01 - Asha: ${text}`;
  const postsOf = (...lines: string[]) => {
    const { posts, chatter } = groupPosts(read(lines.join('\n')).messages);
    return [
      ...posts.map(({ caption, attachments }) => `${attachments.join(' ')}: ${caption}`),
      ...chatter.map(({ text }) => text),
    ];
  };

  it('go on with the album before them, so that no rate comes to the next one', () => {
    expect(
      postsOf(
        ...[photo('1'), photo('2'), words('Kesariya vol 12 georgette'), words('Rate 650/-')],
        ...[photo('3'), photo('4'), words('Rangoli vol 13 cotton'), words('Rate 450/-')],
        ...[photo('5', 'Mayuri vol 14'), photo('6'), words('Rate 950/-'), words('Sorry rate 975/-'), photo('7')],
      ),
    ).toEqual([
      '1.jpg 2.jpg: Kesariya vol 12 georgette\nRate 650/-',
      '3.jpg 4.jpg: Rangoli vol 13 cotton\nRate 450/-',
      '5.jpg 6.jpg: Mayuri vol 14\nRate 950/-\nSorry rate 975/-',
      '7.jpg: ',
    ]);
  });

  it('begin the next goods where they began the ones before', () => {
    expect(postsOf(words('Kesariya 650/-'), photo('1'), photo('2'), words('Rangoli 450/-'), photo('3'))).toEqual([
      '1.jpg 2.jpg: Kesariya 650/-',
      '3.jpg: Rangoli 450/-',
    ]);
  });

  it('that stand on a photo in the middle of an album are of all its photos', () => {
    expect(postsOf(photo('1'), photo('2', 'Kesariya 650/-'), photo('3'), photo('4'))).toEqual([
      '1.jpg 2.jpg 3.jpg 4.jpg: Kesariya 650/-',
    ]);
    expect(postsOf(photo('1'), photo('2', 'Kesariya 650/-'), photo('3'), words('🙏'), photo('4'))).toEqual([
      '1.jpg 2.jpg 3.jpg 4.jpg: Kesariya 650/-',
      '🙏',
    ]);
  });

  it.each([
    ['words on one of them', [photo('4', 'Rangoli 450/-')], '3.jpg 4.jpg: Rangoli 450/-'],
    ['words behind them', [photo('4'), words('Rangoli cotton')], '3.jpg 4.jpg: Rangoli cotton'],
  ])('leave the photos behind an album to %s', (_what, more, next) => {
    expect(postsOf(photo('1'), photo('2', 'Kesariya 650/-'), photo('3'), ...more)).toEqual([
      '1.jpg 2.jpg: Kesariya 650/-',
      next,
    ]);
  });

  it('are the caption of photos waiting for one, even without a number, else chatter', () => {
    expect(postsOf(words('Good morning'), photo('1'), words('Pure georgette saree'), words('🙏'), words('ok'))).toEqual(
      ['1.jpg: Pure georgette saree', 'Good morning', '🙏', 'ok'],
    );
  });
});

it('takes no other text for an export, and survives every one', () => {
  expect(readExport('Business name,Phone\nShree Sarees,98250')).toBeNull();
  expect(readExport('')).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.nat(99), (words, name, day) => {
      const line = `${day}/11/26, 10:0${day % 10} am - ${name}: ${words}`;
      const found = readExport(`${line}\n${words}`);
      if (found) groupPosts(found.messages);
    }),
  );
});

it('loses no photo and no caption of any chat', () => {
  const caption = fc.constantFrom('', '', '415 net', 'Rate 650 gst extra', 'Single 650 / full set 600');
  const one = fc.record({ minute: fc.integer({ min: 0, max: 12 }), who: fc.constantFrom('Asha', 'Binu'), caption });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (sent) => {
      let minute = 0;
      const lines = sent.map((message, index) => {
        minute += message.minute;
        const time = `${String(10 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        return `05/11/26, ${time} - ${message.who}: ${index}.jpg (file attached)\n${message.caption}`;
      });
      const { posts } = groupPosts(read(lines.join('\n')).messages);
      const names = posts.flatMap(({ attachments }) => attachments);
      expect([...names].sort()).toEqual(sent.map((_, index) => `${index}.jpg`).sort());
      const said = new Set(sent.map((message) => message.caption).filter(Boolean));
      expect(new Set(posts.map((post) => post.caption).filter(Boolean))).toEqual(said);
    }),
  );
});

it('takes every sender of a file for a person, however long or odd the name is', () => {
  const long = `Shree ${'Lakshmi Narayan '.repeat(6)}Silk Mills`;
  const hindi = 'श्रीलक्ष्मीनारायणसिल्कमिल्सएण्डसाड़ीएम्पोरियमसूरतटेक्सटाइलमार्केटरिंगरोड';
  const chat = readExport(
    [
      `20/11/26, 9:00 am - ${long}: IMG-1.jpg (file attached)`,
      `20/11/26, 9:00 am - ${long}: Rate 415`,
      '20/11/26, 9:01 am - Raju "Surat" Sarees: IMG-2.jpg (file attached)',
      `20/11/26, 9:02 am - ${hindi}: Rate 515`,
      '20/11/26, 9:03 am - Asha changed the subject from "Sarees" to "Sarees: new"',
    ].join('\n'),
  );
  expect(chat?.messages.map(({ sender }) => sender)).toEqual([long, long, 'Raju "Surat" Sarees', hindi]);
  expect(chat?.system).toHaveLength(1);
});
