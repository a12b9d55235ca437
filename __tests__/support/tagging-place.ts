import type { CatalogChanges, CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { type Upload, uploadsApi } from '@/lib/contracts/uploads/uploads';
import { mockEndpoint, refusal } from './mock-endpoint';
import { asha, serverKnows } from './open-app';
import { STARTING_TAXONOMY } from './starting-taxonomy';

const id = (last: number) => `0198b2a0-0000-7000-8600-${String(last).padStart(12, '0')}`;
const NOW = '2026-11-21T03:35:00.000Z';

export const photo = (last: number) => ({
  id: id(last),
  width: 900,
  height: 1200,
  urls: { thumb: `/photo/${last}/thumb`, screen: `/photo/${last}/screen`, large: `/photo/${last}/large` },
});

export const upload = (last: number, details: Partial<Upload> = {}): Upload => ({
  id: id(last),
  kind: 'catalog',
  source: 'whatsapp',
  seller: { id: id(900), businessName: 'Kesar Textiles' },
  uploadedBy: { id: id(901), name: 'Kiran Vyas' },
  assignedBy: null,
  editor: null,
  status: 'assigned',
  priority: 0,
  note: '',
  skips: 0,
  lastSkipReason: null,
  isEscalated: false,
  leaseUntil: null,
  total: 1,
  tagged: 0,
  live: 0,
  createdAt: NOW,
  version: 1,
  ...details,
});

export const catalog = (last: number, details: Partial<CatalogDetail> = {}): CatalogDetail => ({
  id: id(last),
  uploadId: id(1),
  seller: { id: id(900), businessName: 'Kesar Textiles' },
  title: '',
  description: '',
  designNumber: '',
  productTypeId: null,
  tags: [],
  rate: null,
  isSet: false,
  pieces: null,
  sizes: [],
  minimumOrder: null,
  dispatchDays: null,
  status: 'draft',
  statusReason: null,
  statusChangedAt: NOW,
  isAvailable: true,
  isVisible: true,
  qcPassed: false,
  isDeleted: false,
  hiddenBecause: [],
  missing: [],
  cover: photo(last + 500),
  images: 3,
  group: null,
  assignee: null,
  taggedBy: null,
  lastEditedBy: null,
  reviewedBy: null,
  caption: '',
  createdAt: NOW,
  version: 1,
  offeredAgain: null,
  pictures: [0, 1, 2].map((place) => ({
    id: id(last * 10 + place),
    photo: photo(last * 10 + place),
    isCover: place === 0,
  })),
  ...details,
});

/** An ended lease, in the server's words. */
export const holdEnded = () =>
  refusal(409, { code: 'hold_ended', message: 'Your hold on this has ended; your text is kept.' });

interface Work {
  upload: Upload;
  catalogs: CatalogDetail[];
}

let places = 0;

/** The server's side of tagging: it has these work items, in sequence. */
export function taggingPlace(
  work: Work[],
  { others = 0, nextFreeAt = null as string | null, assigned = 0, escalated = 0 } = {},
) {
  serverKnows(asha({ fo: ['editor_catalog'] }));
  const left = [...work];
  const known = new Map(work.flatMap(({ catalogs }) => catalogs.map((one) => [one.id, one] as const)));
  // Requests that the previous test's screen still sends on unmount are distinguished by their token.
  const noLease = (places += 1) * 100;
  let leaseToken = noLease;
  let doneToday = 2;
  const need = (wanted: string | undefined) => {
    const found = known.get(wanted ?? '');
    if (!found) throw new Error(`No catalog is ${wanted}.`);
    return found;
  };
  const change = (wanted: string | undefined, { version, leaseToken: _, ...fields }: CatalogChanges) => {
    const next = { ...need(wanted), ...fields, version: version + 1 };
    known.set(next.id, next);
    return next;
  };

  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  const queues = mockEndpoint(uploadsApi.mine, () => ({ rows: left.map((one) => one.upload), doneToday }));
  const taken = mockEndpoint(uploadsApi.next, ({ body }) => {
    const found = body.uploadId ? left.find((one) => one.upload.id === body.uploadId) : left[0];
    if (!found) return { held: null, others, nextFreeAt, assigned, escalated };
    leaseToken += 1;
    const leaseUntil = new Date(Date.now() + 15 * 60_000).toISOString();
    const nothing = { others: 0, nextFreeAt: null, assigned: 0, escalated: 0 };
    return { held: { upload: found.upload, leaseToken, leaseUntil }, ...nothing };
  });
  const renewed = mockEndpoint(uploadsApi.renew, () => ({
    leaseUntil: new Date(Date.now() + 15 * 60_000).toISOString(),
  }));
  let looksBefore = Infinity;
  const releases = mockEndpoint(uploadsApi.release, () => {
    looksBefore = queues.length;
    return {};
  });
  const skipped = mockEndpoint(uploadsApi.skip, () => {
    left.shift();
    return {};
  });
  mockEndpoint(catalogsApi.ofUpload, ({ params }) => [...known.values()].filter((one) => one.uploadId === params.id));
  const updated = mockEndpoint(catalogsApi.update, ({ params, body }) => change(params.id, body));
  const finished = mockEndpoint(catalogsApi.finish, ({ params, body }) => {
    const next = { ...change(params.id, body), status: 'in_review' as const };
    known.set(next.id, next);
    const siblings = [...known.values()].filter((one) => one.uploadId === next.uploadId);
    const isUploadDone = siblings.every(({ status }) => status === 'in_review');
    if (isUploadDone) {
      left.splice(
        left.findIndex((one) => one.upload.id === next.uploadId),
        1,
      );
      doneToday += 1;
    }
    return { catalog: next, isUploadDone };
  });
  return {
    /** The token of the first lease, the second and so on. */
    lease: (turn: number) => noLease + turn,
    /** Number of queue requests since a work item was released. */
    looksSinceRelease: () => queues.length - looksBefore,
    released: () => releases.map(({ body }) => body.leaseToken).filter((token) => token > noLease),
    known,
    taken,
    renewed,
    skipped,
    updated,
    finished,
  };
}
