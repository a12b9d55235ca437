import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { usePrintMany } from '@/lib/client/queries/order-documents';
import { DOCUMENT_WORDS, MOST_PRINTED, PRINTED_MANY } from '@/lib/domain/orders/document-kinds';
import type { Selection } from '@/lib/domain/lists/selection';

/** Prints documents of the selected orders as one file. */
export function PrintMany({ selection }: { selection: Selection }) {
  const { mutate, isPending, variables } = usePrintMany();
  if (selection.kind === 'all' || selection.ids.length > MOST_PRINTED)
    return <Typography variant="body2">Choose at most {MOST_PRINTED} orders to print them.</Typography>;
  const subOrderIds = [...selection.ids];
  return PRINTED_MANY.map((kind) => (
    <Button
      key={kind}
      size="small"
      variant="outlined"
      startIcon={<Print />}
      loading={isPending && variables.kind === kind}
      disabled={isPending}
      onClick={() => mutate({ kind, subOrderIds })}
    >
      {DOCUMENT_WORDS[kind]}s
    </Button>
  ));
}
