import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useRef, useState } from 'react';
import { MarketPicker } from '@/components/entities/market-picker';
import { OptionPicker } from '@/components/entities/option-picker';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { useMark, usePreviewRule } from '@/lib/client/queries/collections';
import { PRODUCT_TYPE_OPTIONS } from '@/lib/client/queries/options';
import type { CollectionDetail, FillRule as Rule, MemberMark } from '@/lib/contracts/collections/collection-record';
import { paiseOf, plainRupees } from '@/lib/domain/text/money';
import { Excluded, RulePreview } from './rule-preview';
import { EMPTY_RULE, ruleOf, RuleText, type TypedRule, typedOf } from './rule-words';
import type { Curating } from './use-curating';

const RUPEES = { parse: paiseOf, format: plainRupees };

/** Adds the newest live catalogs that match a rule, after a preview. */
export function FillRule({ collection, curating }: { collection: CollectionDetail; curating: Curating }) {
  const { id, excluded, rules } = collection;
  const [typed, setTyped] = useState(EMPTY_RULE);
  const { mutate, data, variables, isPending, reset } = usePreviewRule(id);
  const mark = useMark();
  const previewButton = useRef<HTMLButtonElement>(null);
  const rule = ruleOf(typed);
  const change = (next: TypedRule) => {
    setTyped(next);
    reset();
  };
  const preview = (wanted: Rule) => mutate({ rule: wanted, members: curating.order });
  const handlePreview = (event: FormEvent) => {
    event.preventDefault();
    if (rule) preview(rule);
  };
  const handleAgain = (known: Rule) => {
    setTyped(typedOf(known));
    preview(known);
  };
  const handleAdd = () => {
    if (data) curating.add(data.added, variables?.rule);
    reset();
    // The pressed button disappears with the preview.
    previewButton.current?.focus();
  };
  const handleMark = (catalogId: string, to: MemberMark) =>
    mark.mutate(
      { params: { id }, body: { catalogIds: [catalogId], mark: to } },
      { onSuccess: () => variables && preview(variables.rule) },
    );
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      {rules.length > 0 && (
        <Box component="ul" aria-label="Rules used before" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rules.map((known) => (
            <li key={JSON.stringify(known)}>
              <Button size="small" color="inherit" disabled={isPending} onClick={() => handleAgain(known)}>
                <span>
                  Again: <RuleText rule={known} />
                </span>
              </Button>
            </li>
          ))}
        </Box>
      )}
      <form noValidate onSubmit={handlePreview}>
        <RuleFields typed={typed} onChange={change} />
        <Button
          ref={previewButton}
          type="submit"
          variant="outlined"
          sx={{ mt: 2 }}
          disabled={!rule}
          loading={isPending}
        >
          Preview
        </Button>
      </form>
      {data && <RulePreview preview={data} onAdd={handleAdd} onExclude={(one) => handleMark(one, 'excluded')} />}
      <Excluded excluded={excluded} onAllow={(one) => handleMark(one, 'none')} />
    </Stack>
  );
}

function RuleFields({ typed, onChange }: { typed: TypedRule; onChange: (typed: TypedRule) => void }) {
  const set = (part: Partial<TypedRule>) => onChange({ ...typed, ...part });
  return (
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
        {...RUPEES}
        value={typed.rateFrom}
        onChange={(rateFrom) => set({ rateFrom })}
      />
      <NumberField label="Rate up to (₹)" {...RUPEES} value={typed.rateTo} onChange={(rateTo) => set({ rateTo })} />
      <NumberField label="The newest" value={typed.most} onChange={(most) => set({ most })} />
      <NumberField
        label="At most of one seller"
        hint="Leave empty for no limit"
        value={typed.mostPerSeller}
        onChange={(mostPerSeller) => set({ mostPerSeller })}
      />
    </Box>
  );
}
