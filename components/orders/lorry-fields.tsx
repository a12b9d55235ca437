import { Field } from '@/components/ui/field';

export interface Lorry {
  transporter: string;
  lrNumber: string;
}

/** Who carries a consignment, and under which number. */
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
  </>
);
