import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useMakeDocument } from '@/lib/client/queries/order-documents';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { DOCUMENT_WORDS, type PartDocument } from '@/lib/domain/orders/document-kinds';

interface DocumentButtonProps {
  part: SubOrder;
  kind: PartDocument;
  /** The consignment or return of the document; the part itself when omitted. */
  subjectId?: string;
  isSmall?: boolean;
}

/** Creates a document and downloads it. */
export function DocumentButton({ part, kind, subjectId = part.id, isSmall = false }: DocumentButtonProps) {
  const { mutate, isPending } = useMakeDocument();
  return (
    <Button
      size={isSmall ? 'small' : 'medium'}
      color={isSmall ? 'inherit' : 'primary'}
      variant={isSmall ? 'text' : 'outlined'}
      startIcon={<PictureAsPdf />}
      loading={isPending}
      onClick={() => mutate({ part, kind, subjectId })}
    >
      {DOCUMENT_WORDS[kind]}
    </Button>
  );
}
