import { unreadApart } from '@/lib/domain/chat/merge-rule';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute));
const state = (unread: number, minute: number | null) => ({
  unread,
  waitingSince: minute === null ? null : at(minute),
});

it.each([
  ['an answer answered both', state(0, null), state(2, 5), state(0, null), state(0, null)],
  ['what came after an answer stays where it came', state(1, 9), state(2, 5), state(1, 9), state(0, null)],
  ['each has its own', state(5, 3), state(2, 5), state(3, 3), state(2, 5)],
  ['one that waited for the other alone waits no more', state(2, 5), state(2, 5), state(0, null), state(2, 5)],
  ['what was looked at is read in both', state(0, 3), state(2, 5), state(0, 3), state(0, 5)],
  ['nothing was unread', state(0, null), state(0, null), state(0, null), state(0, null)],
])('of two that are two again %s', (_title, kept, gone, keptAfter, goneAfter) => {
  expect(unreadApart(kept, gone)).toEqual({ kept: keptAfter, gone: goneAfter });
});
