import { countText, type Noun, numberText } from '@/lib/domain/text/count-text';
import type { OpenWork } from '@/lib/contracts/users/open-work';

interface Words {
  noun: Noun;
  /** Label of the taker field. */
  taker: string;
  /** Describes what happens to unassigned work. */
  letGo: string;
}

/** Labels of each kind of open work. */
export const OPEN_WORK_WORDS: Record<OpenWork['kind'], Words> = {
  portfolio: {
    noun: { one: 'seller as salesman', many: 'sellers as salesman' },
    taker: 'New salesman',
    letGo: 'Leave them without a salesman',
  },
  accounts: {
    noun: { one: 'seller as account manager', many: 'sellers as account manager' },
    taker: 'New account manager',
    letGo: 'Leave them without an account manager',
  },
  groups: {
    noun: { one: 'WhatsApp group', many: 'WhatsApp groups' },
    taker: 'New owner of the groups',
    letGo: 'Leave them without an owner',
  },
  uploads: {
    noun: { one: 'upload to tag', many: 'uploads to tag' },
    taker: 'New editor',
    letGo: 'Return to the pool',
  },
  videos: {
    noun: { one: 'video to cut', many: 'videos to cut' },
    taker: 'New video editor',
    letGo: 'Return to the pool',
  },
  videoTags: {
    noun: { one: 'video to tag', many: 'videos to tag' },
    taker: 'Who tags the videos',
    letGo: 'Leave them unassigned',
  },
  conversations: {
    noun: { one: 'conversation', many: 'conversations' },
    taker: 'New owner of the conversations',
    letGo: 'Leave them unassigned',
  },
  orders: {
    noun: { one: 'order', many: 'orders' },
    taker: 'Who follows the orders',
    letGo: 'Leave them unassigned',
  },
  jobs: {
    noun: { one: 'background job', many: 'background jobs' },
    taker: 'New owner of the jobs',
    letGo: 'They are stopped. What they did so far stays.',
  },
};

/** "12 sellers as salesman". */
export const openWorkText = ({ kind, count }: OpenWork): string =>
  countText({ value: count, isExact: true }, OPEN_WORK_WORDS[kind].noun);

/** "Anand Silk, Balaji Prints and 10 more". */
export const examplesText = ({ count, examples }: OpenWork): string => {
  const rest = count - examples.length;
  const names = examples.map(({ label }) => label);
  return new Intl.ListFormat('en-IN').format(rest > 0 ? [...names, `${numberText(rest)} more`] : names);
};

/** Open work of a user that these roles cannot own. */
export const outOfReach = (work: readonly OpenWork[], roles: readonly string[]): OpenWork[] =>
  work.filter(({ takers }) => takers.length > 0 && !takers.some((role) => roles.includes(role)));
