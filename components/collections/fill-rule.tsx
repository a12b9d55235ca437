import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { CatalogLine } from '@/components/entities/catalog-line';
import { MarketPicker } from '@/components/entities/market-picker';
import { OptionPicker } from '@/components/entities/option-picker';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { usePreviewRule } from '@/lib/client/queries/collections';
import { PRODUCT_TYPE_OPTIONS } from '@/lib/client/queries/options';
import { COLLECTION_SIZE, type FillRule as Rule } from '@/lib/contracts/collections/collection-record';
import { paiseOf, plainRupees } from '@/lib/domain/text/money';
import { catalogsText } from './collection-words';
import type { Curating } from './use-curating';

const [USUAL, USUAL_PER_SELLER] = [40, 3];

interface Typed {
  q: string;
  productTypeId: string | null;
  marketId: string | null;
  rateFrom: number | null;
  rateTo: number | null;
  most: number | null;
  mostPerSeller: number | null;
}

const EMPTY: Typed = {
  q: '',
  productTypeId: null,
  marketId: null,
  rateFrom: null,
  rateTo: null,
  most: USUAL,
  mostPerSeller: USUAL_PER_SELLER,
};

const isWhole = (value: number | null) =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= COLLECTION_SIZE;

/** What is typed as a rule; null while a number is missing or none. */
function ruleOf({ q, productTypeId, marketId, rateFrom, rateTo, most, mostPerSeller }: Typed): Rule | null {
  const areNumbers = ![rateFrom, rateTo].some(Number.isNaN) && (mostPerSeller === null || isWhole(mostPerSeller));
  if (!areNumbers || most === null || !isWhole(most)) return null;
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(productTypeId && { productTypeId: [productTypeId] }),
    ...(marketId && { marketId: [marketId] }),
    ...(rateFrom !== null && { rateFrom }),
    ...(rateTo !== null && { rateTo }),
    most,
    mostPerSeller,
  };
}

/** Adds the newest live catalogs that match a rule, once the person has seen which. */
export function FillRule({ id, curating }: { id: string; curating: Curating }) {
  const [typed, setTyped] = useState(EMPTY);
  const { mutate, data, isPending, reset } = usePreviewRule(id);
  const rule = ruleOf(typed);
  const set = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change });
    reset();
  };
  const handlePreview = (event: FormEvent) => {
    event.preventDefault();
    if (rule) mutate({ rule, members: curating.order });
  };
  const handleAdd = () => {
    if (data) curating.add(data.added);
    reset();
  };
  const rupees = { parse: paiseOf, format: plainRupees };
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <form noValidate onSubmit={handlePreview}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Field
            label="Words"
            hint="A title, a seller or a tag"
            value={typed.q}
            onChange={({ target }) => set({ q: target.value })}
          />
          <OptionPicker
            label="Product type"
            source={PRODUCT_TYPE_OPTIONS}
            value={typed.productTypeId}
            onChange={(productTypeId) => set({ productTypeId })}
          />
          <MarketPicker label="Market" value={typed.marketId} onChange={(marketId) => set({ marketId })} />
          <NumberField
            label="Rate from (₹)"
            {...rupees}
            value={typed.rateFrom}
            onChange={(rateFrom) => set({ rateFrom })}
          />
          <NumberField label="Rate up to (₹)" {...rupees} value={typed.rateTo} onChange={(rateTo) => set({ rateTo })} />
          <NumberField label="The newest" value={typed.most} onChange={(most) => set({ most })} />
          <NumberField
            label="At most of one seller"
            hint="Empty for any number"
            value={typed.mostPerSeller}
            onChange={(mostPerSeller) => set({ mostPerSeller })}
          />
        </Box>
        <Button type="submit" variant="outlined" sx={{ mt: 2 }} disabled={!rule} loading={isPending}>
          Preview
        </Button>
      </form>
      {data && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography role="status" sx={{ flex: 1 }}>
              {`The rule adds ${catalogsText(data.added.length)}.`}
              {data.crowdedOut > 0 && ` ${catalogsText(data.crowdedOut)} left out: enough of their sellers.`}
            </Typography>
            <Button variant="contained" disabled={data.added.length === 0} onClick={handleAdd}>
              Add them
            </Button>
          </Box>
          <Box
            component="ul"
            aria-label="What the rule adds"
            sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '50vh', overflowY: 'auto' }}
          >
            {data.added.map((catalog) => (
              <Box component="li" key={catalog.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, p: 0.5 }}>
                <CatalogLine catalog={catalog} />
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
