import { choicesApi } from '@/lib/contracts/base/choices';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { type Upload, type UploadListed, type UploadLoad, uploadsApi } from '@/lib/contracts/uploads/uploads';
import { mockEndpoint } from './mock-endpoint';
import { serverKnows } from './open-app';
import { KESAR, KIRAN, LAXMI, SUNIL } from './sellers';

const id = (last: number) => `0198b2a0-0000-7000-8700-${String(last).padStart(12, '0')}`;

export const upload = (last: number, details: Partial<Upload> = {}): Upload => ({
  id: id(last),
  kind: 'catalog',
  source: 'whatsapp',
  seller: KESAR,
  uploadedBy: SUNIL,
  assignedBy: null,
  editor: null,
  status: 'open',
  priority: 0,
  note: '',
  skips: 0,
  lastSkipReason: null,
  isEscalated: false,
  leaseUntil: null,
  total: 4,
  tagged: 0,
  live: 0,
  createdAt: new Date(Date.now() - (3 * 24 + 1) * 60 * 60 * 1000).toISOString(),
  version: 1,
  ...details,
});

export const OPEN = upload(1);
export const HELD = upload(2, {
  seller: LAXMI,
  editor: KIRAN,
  status: 'in_progress',
  leaseUntil: '2026-11-21T03:50:00.000Z',
  tagged: 3,
  priority: 5,
  source: 'pdf',
});
export const ESCALATED = upload(3, {
  seller: { id: id(93), businessName: 'Radha Prints' },
  isEscalated: true,
  skips: 3,
  lastSkipReason: 'Photos of two sellers.',
});

export const LOADS: UploadLoad[] = [
  {
    editor: KIRAN,
    assigned: 2,
    holds: [{ id: HELD.id, seller: LAXMI.businessName, leaseUntil: '2026-11-21T03:50:00.000Z' }],
    doneToday: 5,
  },
  { editor: SUNIL, assigned: 0, holds: [], doneToday: 0 },
];

/** The server's uploads and editors in these tests. */
export function uploadsOf(known: UploadListed[] = [OPEN, HELD, ESCALATED]) {
  serverKnows();
  const lists = mockEndpoint(uploadsApi.list, ({ url: { searchParams } }) => {
    const rows = known.filter(({ isEscalated }) => searchParams.get('isEscalated') !== 'true' || isEscalated);
    return { rows, next: null, previous: null, count: { value: rows.length, isExact: true } };
  });
  mockEndpoint(choicesApi.staff, [KIRAN, SUNIL]);
  mockEndpoint(sellersApi.list, {
    rows: [KESAR, LAXMI],
    next: null,
    previous: null,
    count: { value: 2, isExact: true },
  });
  return {
    lists,
    loads: mockEndpoint(uploadsApi.loads, LOADS),
    previews: mockEndpoint(uploadsApi.previewAssign, ({ body }) => ({
      assigned: 2,
      kept: 0,
      left: 1,
      loads: LOADS.filter(({ editor }) => body.editorIds.includes(editor.id)).map(({ editor, assigned, holds }) => ({
        editor,
        before: assigned + holds.length,
        after: assigned + holds.length + 1,
      })),
    })),
    assigned: mockEndpoint(uploadsApi.assign, { assigned: 2, kept: 0, left: 1 }),
    taken: mockEndpoint(uploadsApi.takeBack, { taken: 1, left: 0 }),
    prioritised: mockEndpoint(uploadsApi.prioritise, { changed: 1, left: 0 }),
  };
}
