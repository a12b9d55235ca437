import { IDS_KEY } from '@/components/entities/pdf-of-catalogs';
import { idSchema } from '@/lib/contracts/base/answers';
import { findScreenById } from '@/lib/domain/access/access';
import { PDF_CATALOGS } from '@/lib/contracts/catalog-pdfs';

/** The key of the address that names the PDF that is shown. */
export const PDF_KEY = 'pdf';

/** The catalogs an address names, one comma between two; what is no id is left out. */
export const idsOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(','))].filter((id) => idSchema.safeParse(id).success).slice(0, PDF_CATALOGS);

const PATH = findScreenById('catalog-pdf')?.path ?? '';

/** Whether an address shows the form that began with these catalogs, whatever else it shows. */
export function keepsForm(address: string, start: string): boolean {
  const [path, search] = address.split('#')[0]?.split('?') ?? [];
  return path === PATH && idsOf(new URLSearchParams(search).get(IDS_KEY)).join() === start;
}

/** Where a PDF is shown. */
export const pdfAddress = (id: string): string => `${PATH}?${PDF_KEY}=${id}`;
