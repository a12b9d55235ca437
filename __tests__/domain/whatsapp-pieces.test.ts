import fc from 'fast-check';
import { LineCutter, MessageSplitter, type RawMessage } from '@/lib/domain/whatsapp/export-lines';
import { CAPTION_LENGTH, groupPosts, type Post, PostGrouping } from '@/lib/domain/whatsapp/group-posts';
import { ChatReader, ChatSurvey, readExport } from '@/lib/domain/whatsapp/read-export';

const postsOf = (text: string) => groupPosts(readExport(text)?.messages ?? []).posts;

function eachMessage(text: string, size: number, take: (raw: RawMessage) => void): void {
  const [cutter, splitter] = [new LineCutter(), new MessageSplitter()];
  const lines: string[] = [];
  for (let start = 0; start < text.length; start += size) lines.push(...cutter.push(text.slice(start, start + size)));
  const found = [...lines, ...cutter.end()].map((line) => splitter.push(line));
  for (const raw of [...found, splitter.end()]) if (raw) take(raw);
}

/** Reads a text in pieces cut anywhere, like a long file, and takes its posts as soon as they are complete. */
function readInPieces(text: string, size: number): { posts: Post[]; mostTaken: number } {
  const survey = new ChatSurvey();
  eachMessage(text, size, (raw) => survey.add(raw));
  if (!survey.facts) return { posts: [], mostTaken: 0 };
  const [reader, grouping] = [new ChatReader(survey.facts), new PostGrouping()];
  const taken: Post[][] = [];
  eachMessage(text, size, (raw) => {
    const read = reader.read(raw);
    if ('message' in read) grouping.add(read.message);
    taken.push(grouping.takeClosed());
  });
  taken.push(grouping.takeRest());
  return { posts: taken.flat(), mostTaken: Math.max(...taken.map(({ length }) => length)) };
}

const minutesOf = (minute: number) =>
  `${String(10 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

it('a text that comes in pieces gives the posts of the whole, wherever it is cut', () => {
  const message = fc.record({
    minute: fc.integer({ min: -3, max: 12 }),
    who: fc.constantFrom('Asha', 'Binu', 'ચેતના'),
    words: fc.constantFrom(
      '1.jpg (file attached)',
      '2.jpg (file attached)\r\n415 net',
      'Rate 650',
      'ok',
      '\r',
      '🌸\r\n\r\n',
    ),
    end: fc.constantFrom('\n', '\r\n', '\r'),
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 25 }), fc.integer({ min: 1, max: 40 }), (sent, size) => {
      let minute = 60;
      const text = sent
        .map(({ minute: later, who, words, end }) => {
          minute += later;
          return `05/11/26, ${minutesOf(minute)} - ${who}: ${words}${end}`;
        })
        .join('');
      expect(readInPieces(text, size).posts).toEqual(postsOf(text));
    }),
  );
});

it('of a long chat only the last posts are held, and come out in their order', () => {
  const lines = Array.from({ length: 9000 }, (_, n) => `05/11/26, 10:00 - Sender ${n}: Design ${n} rate 415`);
  const { posts, mostTaken } = readInPieces(lines.join('\n'), 10_000);
  expect(posts.map(({ sender }) => sender)).toEqual(lines.map((_, n) => `Sender ${n}`));
  expect(mostTaken).toBeLessThanOrEqual(2001);
});

it('a post not continued for 2,000 messages is over, whatever its clock says', () => {
  const others = (count: number) => Array.from({ length: count }, (_, n) => `05/11/26, 10:00 - Sender ${n}: ok`);
  const album = (count: number) =>
    postsOf(
      ['05/11/26, 10:00 - Asha: 1.jpg (file attached)', ...others(count), '05/11/26, 10:00 - Asha: Rate 415'].join(
        '\n',
      ),
    ).map(({ caption, attachments }) => [attachments.length, caption]);
  expect(album(1999)).toEqual([[1, 'Rate 415']]);
  expect(album(2000)).toEqual([
    [1, ''],
    [0, 'Rate 415'],
  ]);
});

it('words beyond what one message can hold are another post', () => {
  const long = `415 ${'x'.repeat(CAPTION_LENGTH)}`;
  const said = ['05/11/26, 10:00 - Asha: 1.jpg (file attached)', `05/11/26, 10:00 - Asha: ${long}`];
  const posts = postsOf([...said, '05/11/26, 10:00 - Asha: Rate 650'].join('\n'));
  expect(posts.map(({ caption }) => caption)).toEqual([long, 'Rate 650']);
});

it('of a line, and of a message, nothing is kept beyond twice what a phone sends', () => {
  const cutter = new LineCutter();
  for (let piece = 0; piece < 200; piece += 1) expect(cutter.push('x'.repeat(10_000))).toEqual([]);
  expect(cutter.push('\nnext')).toEqual(['x'.repeat(131_072)]);
  expect(cutter.end()).toEqual(['next']);

  const splitter = new MessageSplitter();
  splitter.push('05/11/26, 10:00 - Asha: 415');
  for (let line = 0; line < 5000; line += 1) splitter.push('y'.repeat(100));
  expect(splitter.end()?.more.length).toBe(Math.ceil(131_072 / 101));
});
