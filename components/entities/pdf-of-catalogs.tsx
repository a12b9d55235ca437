import Button from '@mui/material/Button';
import Link from 'next/link';
import { useCurrentUser } from './current-user';
import { PDF_CATALOGS } from '@/lib/contracts/catalog-pdfs';
import { canOpenScreen, findScreenById } from '@/lib/domain/access/access';

/** The key of the address that names catalogs which are chosen from the start, one comma between two. */
export const IDS_KEY = 'ids';

/** The key of the address that names filters and order which the search for catalogs begins with. */
export const LIKE_KEY = 'like';

interface PdfOfCatalogsProps {
  /** Null for more than were fetched. */
  ids: readonly string[] | null;
  /** What all of them match, as the address of the list has it. */
  search?: string;
}

/** Leads to a PDF of these catalogs, for whoever may make one. */
export function PdfOfCatalogs({ ids, search }: PdfOfCatalogsProps) {
  const { fo } = useCurrentUser();
  if (!canOpenScreen('catalog-pdf', fo)) return null;
  const chosen = ids
    ? `${IDS_KEY}=${ids.join()}`
    : search !== undefined && new URLSearchParams({ [LIKE_KEY]: search }).toString();
  if (!chosen || (ids && ids.length > PDF_CATALOGS))
    return (
      <Button size="small" variant="outlined" color="inherit" disabled>
        {`A PDF holds ${PDF_CATALOGS}`}
      </Button>
    );
  const href = `${findScreenById('catalog-pdf')?.path ?? ''}?${chosen}`;
  return (
    <Button component={Link} href={href} size="small" variant="outlined" color="inherit">
      Make a PDF
    </Button>
  );
}
