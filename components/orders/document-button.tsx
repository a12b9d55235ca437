import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useMakeDocument } from '@/lib/client/queries/order-documents';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { DOCUMENT_WORDS, type PartDocument } from '@/lib/domain/orders/document-kinds';

interface DocumentButtonProps {
  part: SubOrder;
  kind: PartDocument;
  /** The consignment or the return it is about; the part itself when left out. */
  subjectId?: string;
  isSmall?: boolean;
}

/** Makes a document and downloads it. */
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
