import { PhotoProofField } from '@/components/entities/photo-proof-field';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import type { Consignment } from '@/lib/contracts/orders/order-record';

/** Known facts of a lorry and its receipt. */
export type Lorry = Pick<Consignment, 'transporter' | 'lrNumber' | 'weightKg' | 'photo'>;

export const NO_LORRY: Lorry = { transporter: '', lrNumber: '', weightKg: null, photo: null };

/** Request body of a lorry. */
export const lorryBody = ({ photo, ...lorry }: Lorry) => ({ ...lorry, photoId: photo?.id ?? null });

/** Transporter of a consignment, and the data of its lorry receipt. */
export const LorryFields = ({ value, onChange }: { value: Lorry; onChange: (value: Lorry) => void }) => (
  <>
    <Field
      label="Transporter"
      value={value.transporter}
      required
      onChange={(event) => onChange({ ...value, transporter: event.target.value })}
    />
    <Field
      label="LR number"
      hint="Empty while it is not known; the order is marked until then."
      value={value.lrNumber}
      autoComplete="off"
      onChange={(event) => onChange({ ...value, lrNumber: event.target.value })}
    />
    <NumberField
      label="Weight in kg"
      hint="As the LR says it, in whole kilograms."
      value={value.weightKg}
      onChange={(weightKg) => onChange({ ...value, weightKg })}
    />
    <PhotoProofField name="LR photo" value={value.photo} onChange={(photo) => onChange({ ...value, photo })} />
  </>
);
