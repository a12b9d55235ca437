import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { SectionCard } from '@/components/ui/section-card';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { Order } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { discountOn, draftWarnings, goodsValue } from '@/lib/domain/orders/draft-warnings';
import { orderName } from '@/lib/domain/orders/order-number';
import { dayText } from '@/lib/domain/text/indian-day';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import { CatalogSearch } from './catalog-search';
import { DiscardDialog } from './discard-dialog';
import { DraftLine } from './draft-line';
import { DraftTerms } from './draft-terms';
import { PastedOrder } from './pasted-order';
import { type EditedLine, useDraftOrder } from './use-draft-order';

const counted = ({ seller, pieces, rate }: EditedLine) => ({ seller, pieces: pieces || 0, rate: rate || 0 });

/** An order before it is placed. Every change is saved. */
export function DraftEditor({ order }: { order: Order }) {
  const draft = useDraftOrder(order);
  const placing = useOrderStep(ordersApi.place);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [newLine, setNewLine] = useState<number | null>(null);
  const [search, setSearch] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const { lines, words, isSaved, isSound, isPending, error } = draft;
  const values = lines.map(counted);
  const warnings = draftWarnings(values, order.account);
  const failure = placing.error ?? error;
  const status = isPending ? 'Saving…' : isSaved ? 'Draft saved' : 'Not saved yet';
  const expiry = order.expiresAt && `Expires on ${dayText(order.expiresAt)} unless it is changed`;
  const handlePlace = async () => {
    const version = await draft.save();
    if (version === null) return;
    placing.mutate(
      { params: { id: order.id }, body: { version } },
      { onSuccess: ({ number }) => notifySuccess(`${orderName(number)} is placed.`) },
    );
  };
  const handleNext = () => {
    setNewLine(null);
    setSearch(search + 1);
    top.current?.querySelector('input')?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <UnsavedGuard isDirty={!isSaved} />
      {order.buyer.isBlocked && <Alert severity="error">This buyer is blocked. The order cannot be placed.</Alert>}
      <SectionCard title="Lines" description={[status, expiry].filter(Boolean).join(' · ')}>
        <Box ref={top} sx={{ mb: 1 }}>
          {/* Remounts after each selection, so that it is empty again. */}
          <CatalogSearch
            key={`${lines.length} ${search}`}
            onAdd={(catalog) => {
              draft.add(catalog);
              setNewLine(lines.length);
            }}
          />
        </Box>
        <PastedOrder onAdd={draft.addAll} />
        <Box component="ol" aria-label="Lines" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line, index) => (
            <DraftLine
              key={`${index} ${line.catalogId}`}
              line={line}
              isNew={index === newLine}
              onChange={(changes) => draft.change(index, changes)}
              onRemove={() => draft.remove(index)}
              onDone={handleNext}
            />
          ))}
        </Box>
      </SectionCard>
      <DraftTerms words={words} onChange={draft.setWords} />
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" variant="outlined">
          {warning}
        </Alert>
      ))}
      {failure && !failure.isPassing && (
        <Alert
          severity="error"
          action={failure.code === 'changed_meanwhile' && <Button onClick={draft.takeTheirs}>Show the latest</Button>}
        >
          {failure.issues[0]?.message ?? failure.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={lines.length === 0 || !isSound || order.buyer.isBlocked}
          loading={placing.isPending}
          onClick={() => void handlePlace()}
        >
          Place order
        </Button>
        <Button color="error" onClick={() => setIsDiscarding(true)}>
          Discard draft
        </Button>
        <Typography aria-live="polite">
          {numberText(values.reduce((sum, { pieces }) => sum + pieces, 0))} pieces,{' '}
          {rupeesText(goodsValue(values) - discountOn(values, words.discountBasisPoints || 0))} and GST
        </Typography>
      </Box>
      {isDiscarding && <DiscardDialog order={order} onClose={() => setIsDiscarding(false)} />}
    </Box>
  );
}
