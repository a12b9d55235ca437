import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@/components/ui/copy-button';
import { Day } from '@/components/ui/day';
import { Tag } from '@/components/ui/tag';
import { useDownloadDocument, useOrderDocuments } from '@/lib/client/queries/order-documents';
import type { OrderDocument } from '@/lib/contracts/orders/documents';
import type { Order, SubOrder } from '@/lib/contracts/orders/order-record';
import { DOCUMENT_WORDS } from '@/lib/domain/orders/document-kinds';
import { textForSeller } from '@/lib/domain/orders/order-text';
import { wantedPieces } from '@/lib/domain/orders/quantities';
import { DocumentButton } from './document-button';

/** Texts and documents of a seller's part to send, with earlier documents. */
export function PartDocuments({ part, buyer }: { part: SubOrder; buyer: Order['buyer'] }) {
  const { data = [] } = useOrderDocuments(part.orderId);
  const made = data.filter(({ subOrderId }) => subOrderId === part.id);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={textForSeller(part, buyer)} label="Copy for seller" />
        {wantedPieces(part) > 0 && (
          <>
            <DocumentButton part={part} kind="order_sheet" />
            <DocumentButton part={part} kind="pro_forma" />
          </>
        )}
      </Box>
      {made.length > 0 && (
        <Box
          component="ul"
          aria-label={`Documents of ${part.seller.businessName}`}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {made.map((document) => (
            <MadeDocument key={document.id} document={document} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function MadeDocument({ document }: { document: OrderDocument }) {
  const { mutate, isPending } = useDownloadDocument();
  const name = `${DOCUMENT_WORDS[document.kind]} ${document.number}`;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button size="small" loading={isPending} aria-label={`Download ${name}`} onClick={() => mutate(document)}>
        {name}
      </Button>
      {document.isOutdated && <Tag tone="warning">Outdated</Tag>}
      <Typography variant="body2" color="textSecondary">
        {document.createdBy.name}, <Day at={document.createdAt} />
      </Typography>
    </Box>
  );
}
