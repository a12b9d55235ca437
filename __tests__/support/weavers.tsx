import * as z from 'zod/mini';
import { type RecordColumns, type RecordFilters, RecordList } from '@/components/records/record-list';
import { endpoint } from '@/lib/contracts/base/endpoint';
import { anyOf, listQuery, type Page, pageOf, yesOrNo } from '@/lib/contracts/base/list';
import type { Selection } from '@/lib/domain/lists/selection';

/** A list as areas declare it, with a filter of every kind. */
export const weaversApi = {
  list: endpoint({
    id: 'weavers.list',
    summary: 'Weavers, for tests of lists.',
    method: 'GET',
    path: '/api/weavers',
    access: 'signed-in',
    query: listQuery(['name', 'looms'], 'name', {
      craft: anyOf(z.enum(['bandhani', 'patola', 'ikat'])),
      town: z.optional(z.enum(['surat', 'patan'])),
      isMaster: yesOrNo,
      village: z.optional(z.string()),
    }),
    answer: pageOf(z.object({ id: z.string(), name: z.string(), looms: z.int(), town: z.string() })),
  }),
};

export type Weaver = z.infer<typeof weaversApi.list.answer>['rows'][number];

const NAMES = ['Asha', 'Bina', 'Chetan', 'Daya', 'Esha', 'Farhan', 'Gita', 'Hari'];

export const weavers = (count: number, from = 0): Weaver[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `weaver-${from + index}`,
    name: `${NAMES[(from + index) % NAMES.length]} ${from + index}`,
    looms: (from + index) * 7,
    town: index % 2 ? 'patan' : 'surat',
  }));

export const page = (rows: Weaver[], details: Partial<Page<Weaver>> = {}): Page<Weaver> => ({
  rows,
  next: null,
  previous: null,
  count: { value: rows.length, isExact: true },
  ...details,
});

const COLUMNS: RecordColumns<typeof weaversApi.list> = [
  { id: 'name', header: 'Name', cell: (weaver) => weaver.name, isSortable: true, isHideable: false, priority: 1 },
  { id: 'looms', header: 'Looms', cell: (weaver) => weaver.looms, isSortable: true, align: 'right', priority: 2 },
  { id: 'town', header: 'Town', cell: (weaver) => weaver.town, width: 120 },
  { id: 'initial', header: 'Initial', cell: (weaver) => weaver.name.slice(0, 1), width: 80, isExtra: true },
];

const FILTERS: RecordFilters<typeof weaversApi.list> = [
  {
    id: 'craft',
    kind: 'multi-choice',
    label: 'Craft',
    options: [
      { value: 'bandhani', label: 'Bandhani' },
      { value: 'patola', label: 'Patola' },
      { value: 'ikat', label: 'Ikat' },
    ],
  },
  {
    id: 'town',
    kind: 'choice',
    label: 'Town',
    options: [
      { value: 'surat', label: 'Surat' },
      { value: 'patan', label: 'Patan' },
    ],
  },
  { id: 'isMaster', kind: 'yes-no', label: 'Master', yes: 'Masters', no: 'Others' },
  { id: 'village', kind: 'text', label: 'Village' },
];

interface WeaverListProps {
  /** Shows only these filters. */
  filters?: readonly (typeof FILTERS)[number]['id'][];
  onOpen?: (weaver: Weaver) => void;
  onDismiss?: (selection: Selection) => void;
}

export const WeaverList = ({ filters, onOpen, onDismiss }: WeaverListProps) => (
  <RecordList
    endpoint={weaversApi.list}
    label="Weavers"
    noun={{ one: 'weaver', many: 'weavers' }}
    columns={COLUMNS}
    filters={filters ? FILTERS.filter(({ id }) => filters.includes(id)) : FILTERS}
    nameOf={(weaver) => weaver.name}
    hrefOf={(weaver) => `/profile?weaver=${weaver.id}`}
    onOpen={onOpen}
    noneYet={{ title: 'No weavers yet', hint: 'The first one comes with the first loom.' }}
    bulkActions={
      onDismiss &&
      ((selection, clear) => (
        <button
          onClick={() => {
            onDismiss(selection);
            clear();
          }}
        >
          Dismiss
        </button>
      ))
    }
  />
);
