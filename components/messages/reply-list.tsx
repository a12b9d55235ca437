import Link from '@mui/material/Link';
import NextLink from 'next/link';
import { PhoneNumber } from '@/components/entities/phone-number';
import { type RecordColumns, type RecordFilters, RecordList } from '@/components/records/record-list';
import { Instant } from '@/components/ui/instant';
import { Tag } from '@/components/ui/tag';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { findScreenById } from '@/lib/domain/access/access';

type List = typeof messagesApi.replies;

const CHAT = findScreenById('admin-chat')?.path ?? '';

export const REPLY_COLUMNS: RecordColumns<List> = [
  {
    id: 'name',
    header: 'From',
    cell: ({ buyer, name }) => (buyer?.name ?? name) || 'Unknown',
    width: 190,
    isHideable: false,
    priority: 1,
  },
  { id: 'text', header: 'Message', cell: ({ text }) => text, width: 280, priority: 2 },
  {
    id: 'meaning',
    header: 'Meaning',
    cell: ({ meaning }) => meaning === 'stop' && <Tag tone="error">Opt-out</Tag>,
    width: 105,
    priority: 3,
  },
  { id: 'at', header: 'When', cell: ({ at }) => <Instant at={at} />, width: 185, isSortable: true, priority: 4 },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phone }) => <PhoneNumber number={phone} />,
    width: 165,
    isExtra: true,
    priority: 5,
  },
  { id: 'campaign', header: 'Campaign', cell: ({ campaign }) => campaign?.name, width: 195, priority: 6 },
  {
    id: 'chat',
    header: 'Chat',
    cell: ({ conversationId }) =>
      conversationId && (
        <Link component={NextLink} href={`${CHAT}?conversation=${conversationId}`} prefetch={false}>
          Open chat
        </Link>
      ),
    width: 110,
    priority: 3,
  },
];

const FILTERS: RecordFilters<List> = [
  {
    id: 'meaning',
    kind: 'multi-choice',
    label: 'Meaning',
    options: [
      { value: 'stop', label: 'Opt-out' },
      { value: 'other', label: 'Anything else' },
    ],
  },
];

/** Replies from recipients, newest first. */
export const ReplyList = () => (
  <RecordList
    endpoint={messagesApi.replies}
    label="Replies"
    noun={{ one: 'reply', many: 'replies' }}
    columns={REPLY_COLUMNS}
    filters={FILTERS}
    nameOf={({ text }) => text}
    noneYet={{ title: 'No replies yet' }}
  />
);
