import Box from '@mui/material/Box';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { SectionCard } from '@/components/ui/section-card';
import { percentText, readPercent } from '@/lib/domain/taxonomy/gst';
import { discountProblem, type DraftOrder } from './use-draft-order';

interface DraftTermsProps {
  words: DraftOrder['words'];
  onChange: DraftOrder['setWords'];
}

/** Terms of a draft, apart from its lines. */
export const DraftTerms = ({ words, onChange }: DraftTermsProps) => (
  <SectionCard title="Delivery and discount">
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Field
        label="Delivery address"
        hint="Empty for the address of the buyer."
        value={words.deliveryAddress}
        onChange={(event) => onChange({ ...words, deliveryAddress: event.target.value })}
      />
      <NumberField
        label="Discount on the whole order"
        hint="A percentage; GST is reckoned on what is left."
        value={words.discountBasisPoints}
        problem={discountProblem(words.discountBasisPoints)}
        parse={readPercent}
        format={percentText}
        onChange={(next) => onChange({ ...words, discountBasisPoints: next })}
      />
      <Field
        label="Note"
        value={words.note}
        multiline
        onChange={(event) => onChange({ ...words, note: event.target.value })}
      />
    </Box>
  </SectionCard>
);
