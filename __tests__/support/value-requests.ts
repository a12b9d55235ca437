import type { ValueRequest } from '@/lib/contracts/value-requests';
import { KIRAN } from './sellers';
import { attributeId } from './starting-taxonomy';
import { catalog } from './tagging-place';

const id = (last: number) => `0198b2a0-0000-7000-8800-${String(last).padStart(12, '0')}`;

/** An undecided request for a colour. */
export const request = (last: number, details: Partial<ValueRequest> = {}): ValueRequest => ({
  id: id(last),
  catalog: { id: catalog(11).id, title: 'Kesariya' },
  attribute: { id: attributeId('colour'), nameEn: 'Colour' },
  nameEn: 'Banglori',
  nameHi: '',
  note: '',
  state: 'open',
  value: null,
  askedBy: KIRAN,
  alsoAskedBy: [],
  decidedBy: null,
  decidedAt: null,
  reason: null,
  createdAt: '2026-11-21T03:35:00.000Z',
  version: 1,
  ...details,
});
