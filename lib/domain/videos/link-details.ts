import type { UploadPriority } from '../uploads/upload-status';
import type { Language } from './video-text';

/** What is said of links when they are added. */
export interface LinkDetails {
  sellerId: string | null;
  languages: readonly Language[];
  level: UploadPriority;
  note: string;
}

/** What is said of one link alone; all else is as for all. */
export type OwnDetails = Partial<LinkDetails>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A link's own details after a change: what is as for all is none of its own. */
export const changedDetails = (own: OwnDetails, changes: OwnDetails, all: LinkDetails): OwnDetails => ({
  ...Object.fromEntries(Object.entries(own).filter(([name]) => !(name in changes))),
  ...Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !isSame(value, all[name as keyof LinkDetails])),
  ),
});

/** Whether a link differs from the others. A seller that was taken away leaves the one of all. */
export const hasOwnDetails = ({ sellerId, ...own }: OwnDetails): boolean =>
  Boolean(sellerId) || Object.keys(own).length > 0;
