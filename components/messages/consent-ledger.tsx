import { ConsentTag } from '@/components/entities/consent-tag';
import { PhoneNumber } from '@/components/entities/phone-number';
import { type RecordColumns, type RecordFilters, RecordList } from '@/components/records/record-list';
import { Instant } from '@/components/ui/instant';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { CONSENT_SOURCE_WORDS, CONSENT_WORDS } from '@/lib/domain/buyers/consent';

type List = typeof messagesApi.consents;

export const CONSENT_COLUMNS: RecordColumns<List> = [
  {
    id: 'number',
    header: 'Phone',
    cell: ({ number }) => <PhoneNumber number={number} />,
    width: 165,
    isHideable: false,
    priority: 1,
  },
  { id: 'state', header: 'Said', cell: ({ state }) => <ConsentTag consent={state} />, width: 130, priority: 2 },
  { id: 'buyer', header: 'Buyer', cell: ({ buyer }) => buyer?.name, width: 205, priority: 3 },
  { id: 'source', header: 'How', cell: ({ source }) => CONSENT_SOURCE_WORDS[source], width: 150, priority: 4 },
  { id: 'proof', header: 'Proof', cell: ({ proof }) => proof, width: 225, priority: 6 },
  {
    id: 'author',
    header: 'Recorded by',
    cell: ({ author }) => author?.name ?? 'In a message',
    width: 160,
    isExtra: true,
    priority: 7,
  },
  { id: 'at', header: 'When', cell: ({ at }) => <Instant at={at} />, width: 185, isSortable: true, priority: 5 },
];

const FILTERS: RecordFilters<List> = [
  {
    id: 'state',
    kind: 'multi-choice',
    label: 'Said',
    options: (['in', 'out'] as const).map((value) => ({ value, label: CONSENT_WORDS[value] })),
  },
];

/** All recorded consents, searchable by number. */
export const ConsentLedger = () => (
  <RecordList
    endpoint={messagesApi.consents}
    label="Consent"
    noun={{ one: 'entry', many: 'entries' }}
    columns={CONSENT_COLUMNS}
    filters={FILTERS}
    nameOf={({ number }) => number}
    noneYet={{ title: 'Nothing is recorded yet' }}
  />
);
