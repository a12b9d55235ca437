import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FieldErrors } from 'react-hook-form';
import type { ProductTypeForm } from '@/lib/contracts/taxonomy/taxonomy-record';
import { gstRateOn } from '@/lib/domain/taxonomy/gst';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { FormGroup } from './form-group';
import { GstRateFields, type Rate } from './gst-rate-fields';

interface GstRatesFieldProps {
  legend: string;
  value: Rate[];
  onChange: (rates: Rate[]) => void;
  problems?: FieldErrors<ProductTypeForm>['gstRates'];
}

/** GST rates of goods, each from its start date. */
export function GstRatesField({ legend, value, onChange, problems }: GstRatesFieldProps) {
  const today = gstRateOn(value, indianDayOf(new Date()));
  const change = (place: number, rate: Rate) => onChange(value.map((one, index) => (index === place ? rate : one)));
  return (
    <FormGroup
      legend={legend}
      hint="A rate holds from its day until the next one begins."
      problem={problems?.root?.message ?? problems?.message}
    >
      <Stack spacing={1.5} sx={{ mt: 1 }}>
        {value.map((rate, place) => (
          <GstRateFields
            key={place}
            place={place + 1}
            rate={rate}
            isToday={rate === today}
            problems={problems?.[place]}
            onChange={(next) => change(place, next)}
            onRemove={() => onChange(value.filter((one) => one !== rate))}
          />
        ))}
      </Stack>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<Add />}
        sx={{ mt: 1.5 }}
        onClick={() => onChange([...value, { from: '', basisPoints: Number.NaN, above: null }])}
      >
        Add a rate
      </Button>
    </FormGroup>
  );
}
