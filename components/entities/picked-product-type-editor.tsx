import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import { PRODUCT_TYPE_OPTIONS } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';

const ProductTypePicker = (props: PickerProps) => <OptionPicker {...props} source={PRODUCT_TYPE_OPTIONS} />;

/** Selects any number of product types. */
export const PickedProductTypeEditor = (props: PickedEditorProps & { takesFocus?: boolean }) => (
  <PickedEditor
    {...props}
    Picker={ProductTypePicker}
    nameOf={(id) => <OptionName source={PRODUCT_TYPE_OPTIONS} id={id} />}
  />
);
