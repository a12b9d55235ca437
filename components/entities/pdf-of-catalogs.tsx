import Button from '@mui/material/Button';
import Link from 'next/link';
import { useCurrentUser } from './current-user';
import { PDF_CATALOGS } from '@/lib/contracts/catalog-pdfs';
import { canOpenScreen, findScreenById } from '@/lib/domain/access/access';

/** Query parameter of initially selected catalogs, comma-separated. */
export const IDS_KEY = 'ids';

/** Query parameter with the filters and order the catalog search starts with. */
export const LIKE_KEY = 'like';

interface PdfOfCatalogsProps {
  /** Null when more match than were loaded. */
  ids: readonly string[] | null;
  /** Query all of them match, as in the list's address. */
  search?: string;
}

/** Link to a PDF of these catalogs, for users who may create one. */
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
