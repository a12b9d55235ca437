import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import { CYCLE_OPTIONS } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';

const AnyCycle = (props: PickerProps) => <OptionPicker {...props} source={CYCLE_OPTIONS} />;

/** Selects any number of cycles. */
export const PickedCycleEditor = (props: PickedEditorProps) => (
  <PickedEditor {...props} Picker={AnyCycle} nameOf={(id) => <OptionName source={CYCLE_OPTIONS} id={id} />} />
);
