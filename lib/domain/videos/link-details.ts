import type { UploadPriority } from '../uploads/upload-status';
import type { Language } from './video-text';

/** Details given when links are added. */
export interface LinkDetails {
  sellerId: string | null;
  languages: readonly Language[];
  level: UploadPriority;
  note: string;
}

/** Details of a single link that override those for all links. */
export type OwnDetails = Partial<LinkDetails>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A link's own details after a change: values equal to those for all links are dropped. */
export const changedDetails = (own: OwnDetails, changes: OwnDetails, all: LinkDetails): OwnDetails => ({
  ...Object.fromEntries(Object.entries(own).filter(([name]) => !(name in changes))),
  ...Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !isSame(value, all[name as keyof LinkDetails])),
  ),
});

/** Whether a link differs from the others. Clearing its seller falls back to the seller for all. */
export const hasOwnDetails = ({ sellerId, ...own }: OwnDetails): boolean =>
  Boolean(sellerId) || Object.keys(own).length > 0;
