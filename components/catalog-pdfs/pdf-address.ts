import { idSchema } from '@/lib/contracts/answers';
import { PDF_CATALOGS } from '@/lib/contracts/catalog-pdfs';

/** The keys of the address: the PDF that is shown, and catalogs that are chosen from the start. */
export const PDF_KEY = 'pdf';
export const IDS_KEY = 'ids';

/** The catalogs an address names, one comma between two; what is no id is left out. */
export const idsOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(','))].filter((id) => idSchema.safeParse(id).success).slice(0, PDF_CATALOGS);
