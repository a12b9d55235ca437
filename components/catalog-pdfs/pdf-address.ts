import { IDS_KEY } from '@/components/entities/pdf-of-catalogs';
import { idSchema } from '@/lib/contracts/base/answers';
import { findScreenById } from '@/lib/domain/access/access';
import { PDF_CATALOGS } from '@/lib/contracts/catalog-pdfs';

/** Query parameter with the id of the shown PDF. */
export const PDF_KEY = 'pdf';

/** Reads comma-separated catalog ids from the address; invalid ids are skipped. */
export const idsOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(','))].filter((id) => idSchema.safeParse(id).success).slice(0, PDF_CATALOGS);

const PATH = findScreenById('catalog-pdf')?.path ?? '';

/** True when the address shows the form that began with these catalogs, whatever else it shows. */
export function keepsForm(address: string, start: string): boolean {
  const [path, search] = address.split('#')[0]?.split('?') ?? [];
  return path === PATH && idsOf(new URLSearchParams(search).get(IDS_KEY)).join() === start;
}

/** Address of a PDF. */
export const pdfAddress = (id: string): string => `${PATH}?${PDF_KEY}=${id}`;
