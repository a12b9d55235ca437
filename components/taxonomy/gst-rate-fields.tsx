import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FieldErrors } from 'react-hook-form';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { Tag } from '@/components/ui/tag';
import { FIRST_GST_DAY, type ProductTypeForm } from '@/lib/contracts/taxonomy/taxonomy-record';
import { percentText, readPercent } from '@/lib/domain/taxonomy/gst';
import { paiseOf, rupeesText } from '@/lib/domain/text/money';

export type Rate = ProductTypeForm['gstRates'][number];

interface GstRateFieldsProps {
  /** One-based. */
  place: number;
  rate: Rate;
  /** True when this rate applies today. */
  isToday: boolean;
  problems?: FieldErrors<Rate>;
  onChange: (rate: Rate) => void;
  onRemove: () => void;
}

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 1.5 };

/** One rate: start date, percentage, and whether it depends on the price of a piece. */
export function GstRateFields({ place, rate, isToday, problems, onChange, onRemove }: GstRateFieldsProps) {
  const { from, basisPoints, above } = rate;
  return (
    <Box
      role="group"
      aria-label={`Rate ${place}`}
      sx={{ display: 'grid', gap: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box sx={columns}>
        <Field
          label="From"
          type="date"
          value={from}
          inputProps={{ min: FIRST_GST_DAY }}
          problem={problems?.from?.message}
          onChange={(event) => onChange({ ...rate, from: event.target.value })}
        />
        <NumberField
          label="GST"
          placeholder="5 %"
          value={basisPoints}
          parse={readPercent}
          format={percentText}
          problem={problems?.basisPoints?.message}
          onChange={(next) => onChange({ ...rate, basisPoints: next ?? Number.NaN })}
        />
      </Box>
      <CheckField
        label="Another rate for pieces above a price"
        value={above !== null}
        onChange={(isOn) =>
          onChange({ ...rate, above: isOn ? { limitPaise: Number.NaN, basisPoints: Number.NaN } : null })
        }
      />
      {above && (
        <Box sx={columns}>
          <NumberField
            label="Above, a piece"
            placeholder="₹2,500"
            value={above.limitPaise}
            parse={paiseOf}
            format={rupeesText}
            problem={problems?.above?.limitPaise?.message}
            onChange={(next) => onChange({ ...rate, above: { ...above, limitPaise: next ?? Number.NaN } })}
          />
          <NumberField
            label="GST above"
            placeholder="18 %"
            value={above.basisPoints}
            parse={readPercent}
            format={percentText}
            problem={problems?.above?.basisPoints?.message}
            onChange={(next) => onChange({ ...rate, above: { ...above, basisPoints: next ?? Number.NaN } })}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <span>{isToday && <Tag tone="success">Today’s rate</Tag>}</span>
        <Button size="small" color="inherit" aria-label={`Remove rate ${place}`} onClick={onRemove}>
          Remove
        </Button>
      </Box>
    </Box>
  );
}
