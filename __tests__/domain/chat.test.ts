import { answerTime } from '@/lib/domain/chat/answer-time';
import { answerProblem, ownerAfter } from '@/lib/domain/chat/answer-rule';
import { kindProblem, sendProblem, whatsappText } from '@/lib/domain/chat/channel-rule';
import { interleaved, type LiveMessage, readBranch, withOlder, withWindow } from '@/lib/domain/chat/live-message';
import { readCursor, readLooking, readTyping } from '@/lib/domain/chat/live-signs';
import { mentioned } from '@/lib/domain/chat/mentions';
import { messageLine } from '@/lib/domain/chat/message';
import { pushKey } from '@/lib/domain/chat/push-key';
import { filledReply, unknownVariables } from '@/lib/domain/chat/quick-reply';
import { shortMoment } from '@/lib/domain/chat/short-moment';
import { snoozedUntil } from '@/lib/domain/chat/snooze';
import { keptSince } from '@/lib/domain/chat/retention';
import { shownTick, tickOfStage } from '@/lib/domain/chat/ticks';
import { transcript } from '@/lib/domain/chat/transcript';

const ASHA = { id: 'asha', name: 'Asha' };
const ZOYA = { id: 'zoya', name: 'Zoya' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 6, minute));

describe('an answer', () => {
  const zoyaAnswered = { byId: ZOYA.id, name: ZOYA.name, at: at(5) };

  it.each([
    ['to a conversation nobody owns is fine', null, null, at(3), null],
    ['by its owner is fine', ASHA, null, at(3), null],
    ['after one’s own answer is fine', ASHA, { ...zoyaAnswered, byId: ASHA.id }, at(3), null],
    ['after a colleague’s that was seen is fine', null, zoyaAnswered, at(5), null],
    ['after a colleague’s that was not seen is questioned', null, zoyaAnswered, at(4), /Zoya answered meanwhile/],
    ['to an empty screen is questioned as well', null, zoyaAnswered, null, /Zoya answered meanwhile/],
    ['to a colleague’s conversation is questioned', ZOYA, null, at(9), /Zoya owns this/],
  ])('%s', (_title, owner, lastAnswer, seenAt, problem) => {
    const found = answerProblem({ owner, lastAnswer, seenAt, byId: ASHA.id });
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeNull();
  });

  it('owns what nobody owned, where the setting says so', () => {
    expect(ownerAfter(null, ASHA.id, { firstReplyOwns: true })).toBe(ASHA.id);
    expect(ownerAfter(null, ASHA.id, { firstReplyOwns: false })).toBeNull();
    expect(ownerAfter(ZOYA.id, ASHA.id, { firstReplyOwns: true })).toBe(ZOYA.id);
  });
});

it('a snooze ends when its words say, by the Indian clock', () => {
  // A Friday, 11:30 pm in India.
  const now = new Date('2026-11-27T18:00:00.000Z');
  expect(snoozedUntil('1 hour', now)).toEqual(new Date('2026-11-27T19:00:00.000Z'));
  expect(snoozedUntil('4 hours', now)).toEqual(new Date('2026-11-27T22:00:00.000Z'));
  expect(snoozedUntil('Tomorrow morning', now)).toEqual(new Date('2026-11-28T04:30:00.000Z'));
  expect(snoozedUntil('Next Monday', now)).toEqual(new Date('2026-11-30T04:30:00.000Z'));
  expect(snoozedUntil('Next Monday', new Date('2026-11-30T05:00:00.000Z'))).toEqual(
    new Date('2026-12-07T04:30:00.000Z'),
  );
  // A Monday, 1:30 am in India, while it is Sunday in UTC.
  expect(snoozedUntil('Next Monday', new Date('2026-11-29T20:00:00.000Z'))).toEqual(
    new Date('2026-12-07T04:30:00.000Z'),
  );
  expect(snoozedUntil('For ever', now)).toBeNull();
  expect(snoozedUntil(null, now)).toBeNull();
});

it('WhatsApp takes free answers for 24 hours; the app always does', () => {
  const inbound = '2026-11-24T06:00:00.000Z';
  const late = new Date('2026-11-25T06:00:00.000Z');
  expect(sendProblem({ channel: 'app', lastInboundAt: null }, late)).toBeNull();
  const inTime = new Date('2026-11-25T05:59:00.000Z');
  expect(sendProblem({ channel: 'whatsapp', lastInboundAt: inbound }, inTime)).toBeNull();
  expect(sendProblem({ channel: 'whatsapp', lastInboundAt: inbound }, late)).toMatch(/24 hours/);
  expect(sendProblem({ channel: 'whatsapp', lastInboundAt: null }, late)).toMatch(/24 hours/);
});

it('WhatsApp gets words alone, with what a card says above them', () => {
  const card = { id: 'x', title: 'Kesariya', detail: '₹415' };
  expect(whatsappText({ text: 'Dekhiye', card })).toBe('Kesariya\n₹415\nDekhiye');
  expect(whatsappText({ text: 'Ji', card: null })).toBe('Ji');
  expect(kindProblem('whatsapp', 'photo')).toMatch(/Photos/);
  expect([kindProblem('app', 'photo'), kindProblem('whatsapp', 'order')]).toEqual([null, null]);
});

it('a quick reply is filled in, and what nothing fills in stays to be seen', () => {
  expect(filledReply('Namaste {name} ji, {me} here. {today}', { name: 'Rekha', me: 'Asha' })).toBe(
    'Namaste Rekha ji, Asha here. {today}',
  );
  expect(unknownVariables('{name} {order} {order} {rate}')).toEqual(['order', 'rate']);
});

it('keys sort by their time, whatever chance adds', () => {
  const [low, high] = [new Array(12).fill(0), new Array(12).fill(63)];
  const keys = [pushKey(at(1), high), pushKey(at(2), low), pushKey(at(2), high), pushKey(at(30), low)];
  expect([...keys].sort()).toEqual(keys);
  expect(keys.every((key) => /^[-0-9A-Z_a-z]{20}$/.test(key))).toBe(true);
});

describe('what the realtime database holds', () => {
  const value = { at: 5, from: 'buyer', by: 'x', name: 'Rekha', kind: 'text', text: 'Rate?' };

  it('is read as messages in order; anything else is left out', () => {
    const read = readBranch('messages', {
      b: { ...value, at: 9, kind: 'catalog', ref: { id: 'c1', title: 'Kesariya', photoId: 'p1' } },
      a: value,
      broken: 'text',
      older: { ...value, at: '3' },
    });
    expect(read.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(read[1]?.card).toEqual({ id: 'c1', title: 'Kesariya', detail: '', photoId: 'p1' });
    expect(readBranch('messages', null)).toEqual([]);
    expect(readBranch('notes', { a: value })[0]?.kind).toBe('note');
  });

  it('says who types and looks besides oneself, and how far the other side is', () => {
    expect(readTyping({ me: { name: 'Asha' }, zoya: { name: 'Zoya' }, odd: 1 }, 'me')).toEqual([ZOYA]);
    expect(
      readLooking({ me: { s1: { name: 'Asha' } }, zoya: { s1: { name: 'Zoya' }, s2: { name: 'Zoya' } } }, 'me'),
    ).toEqual([ZOYA]);
    const cursors = { zoya: { delivered: 9, read: 9 }, theirs: { delivered: 5, read: 3 } };
    expect(readCursor(cursors, 'theirs')).toEqual({ delivered: 5, read: 3 });
    expect(readCursor(cursors, null)).toEqual({ delivered: 0, read: 0 });
    const cursor = { delivered: 5, read: 3 };
    const answer = { from: 'staff', kind: 'text', tick: null } as const;
    expect([2, 4, 6].map((at) => shownTick({ ...answer, at }, cursor))).toEqual(['read', 'delivered', 'sent']);
    expect(shownTick({ ...answer, at: 2, tick: 'failed' }, cursor)).toBe('failed');
    for (const other of [{ from: 'buyer' }, { kind: 'note' }] as const)
      expect(shownTick({ ...answer, at: 2, ...other }, cursor)).toBeNull();
    expect((['queued', 'submitted', 'skipped'] as const).map(tickOfStage)).toEqual(['waiting', 'sent', 'failed']);
  });
});

it('messages are kept for whole months, of whatever length', () => {
  const since = (months: number, now: string) => keptSince(months, new Date(now))?.toISOString().slice(0, 10);
  expect(since(0, '2026-11-25T20:00:00Z')).toBeUndefined();
  expect(since(2, '2026-11-25T20:00:00Z')).toBe('2026-09-25');
  expect(since(1, '2026-03-31T00:00:00Z')).toBe('2026-02-28');
  expect(since(12, '2028-02-29T00:00:00Z')).toBe('2027-02-28');
});

describe('messages on the screen', () => {
  const message = (moment: number): LiveMessage => ({
    key: String(moment),
    at: moment,
    from: 'buyer',
    name: 'Rekha',
    kind: 'text',
    text: '',
    card: null,
    quote: null,
    cid: null,
    tick: null,
  });
  const keysOf = (messages: readonly LiveMessage[]) => messages.map(({ key }) => key).join(' ');

  it('stay when the window of the newest moves on, and go when one was deleted', () => {
    const known = [1, 2, 3].map(message);
    expect(keysOf(withWindow(known, [2, 3, 4].map(message)))).toBe('1 2 3 4');
    expect(keysOf(withWindow(known, [1, 3].map(message)))).toBe('1 3');
    expect(keysOf(withWindow(known, []))).toBe('');
  });

  it('get older ones before them once, with the notes among them', () => {
    const known = withOlder([3, 4].map(message), [1, 2, 3].map(message));
    expect(keysOf(known)).toBe('1 2 3 4');
    const notes = [message(0), message(2.5)];
    expect(keysOf(interleaved(known, notes, { hasOlder: true }))).toBe('1 2 2.5 3 4');
    expect(keysOf(interleaved(known, notes, { hasOlder: false }))).toBe('0 1 2 2.5 3 4');
  });
});

it('a message in one line says what it is', () => {
  const card = { id: 'c', title: 'Kesariya', detail: '' };
  expect(messageLine({ kind: 'text', text: 'Rate\n kya hai?' })).toBe('Rate kya hai?');
  expect(messageLine({ kind: 'photo', text: '', card: { ...card, title: 'Photo' } })).toBe('Photo');
  expect(messageLine({ kind: 'catalog', text: '', card })).toBe('Catalog: Kesariya');
  expect(messageLine({ kind: 'text', text: 'a'.repeat(500) })).toHaveLength(140);
});

it('a note mentions people by their name, or by a first name only one of them has', () => {
  const people = [ASHA, { id: 'zm', name: 'Zoya Merchant' }, { id: 'zk', name: 'Zoya Khan' }];
  const ids = (text: string) => mentioned(text, people).map(({ id }) => id);
  expect(ids('@asha please, and @Zoya Khan')).toEqual(['asha', 'zk']);
  expect(ids('@zoya, look')).toEqual([]);
  expect(ids('Asha knows, @ashalata does not')).toEqual([]);
});

it('a conversation is kept as text, a line for each message', () => {
  const card = { id: 'c', title: 'Kesariya', detail: '₹415' };
  const said = { name: 'Rekha', at: at(5), card: null };
  const lines = [
    { ...said, kind: 'text', text: 'Rate?' },
    { ...said, name: 'Asha', kind: 'catalog', text: '', card },
  ] as const;
  expect(transcript('Roop Sangam', lines).split('\n')).toEqual([
    'Chat with Roop Sangam',
    '',
    '24 Nov 2026, 11:35 am - Rekha: Rate?',
    '24 Nov 2026, 11:35 am - Asha: Catalog: Kesariya, ₹415',
    '',
  ]);
});

it('the time of an answer is told in its greatest units', () => {
  expect([40, 720, 11_100].map(answerTime)).toEqual(['40 s', '12 min', '3 h 5 min']);
});

it('a moment in a list is its time today and its day before', () => {
  const now = new Date('2026-11-24T18:00:00.000Z');
  expect(shortMoment('2026-11-24T03:35:00.000Z', now)).toBe('9:05 am');
  expect(shortMoment('2026-11-22T03:35:00.000Z', now)).toBe('22 Nov');
});
