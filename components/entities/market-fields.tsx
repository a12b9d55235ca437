import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { PRODUCT } from '@/config/product';
import type { marketFormSchema } from '@/lib/contracts/markets/markets';

export type MarketValues = z.infer<typeof marketFormSchema>;

const asTyped = (text: string | null) => text ?? '';

export const NEW_MARKET: MarketValues = {
  name: '',
  marketNumber: '',
  city: '',
  state: '',
  country: PRODUCT.country,
  active: true,
};

/** Field labels and value texts of a market. */
export const MARKET_WORDS = {
  name: { label: 'Name', text: asTyped },
  marketNumber: { label: 'Number', text: asTyped },
  city: { label: 'City', text: asTyped },
  state: { label: 'State', text: asTyped },
  country: { label: 'Country', text: asTyped },
  active: { label: 'Active', text: (active: boolean) => (active ? 'Yes' : 'No') },
};

interface MarketFieldsProps {
  form: UseFormReturn<MarketValues>;
  /** Inside another form: the first field gets the focus, and the market is active without asking. */
  isAside?: boolean;
}

/** Form fields of a market, new or existing. */
export function MarketFields({ form: { register, control, formState }, isAside = false }: MarketFieldsProps) {
  const { errors } = formState;
  const field = (name: Exclude<keyof MarketValues, 'active'>) => {
    const { ref, ...input } = register(name);
    return {
      ...input,
      inputRef: ref,
      label: MARKET_WORDS[name].label,
      problem: errors[name]?.message,
      autoComplete: 'off',
    };
  };
  return (
    <Stack spacing={2.5}>
      <Field {...field('name')} required autoFocus={isAside} />
      <Field {...field('marketNumber')} hint="If the market has one. A city has each number once." />
      <Field {...field('city')} required />
      <Field {...field('state')} required />
      <Field {...field('country')} required />
      {!isAside && (
        <Controller
          control={control}
          name="active"
          render={({ field: { value, onChange } }) => (
            <CheckField
              label={MARKET_WORDS.active.label}
              hint="An inactive market is not offered for new sellers. Those in it stay."
              value={value}
              onChange={onChange}
            />
          )}
        />
      )}
      {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
    </Stack>
  );
}
