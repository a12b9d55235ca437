import type { PickedEditorProps, PickedFilter } from '@/components/ui/data-table/data-filter';
import { PRODUCT_TYPE_OPTIONS } from '@/lib/client/queries/options';
import { OptionName, OptionPicker, type PickerProps } from './option-picker';
import { PickedEditor } from './picked-editor';

const ProductTypePicker = (props: PickerProps) => <OptionPicker {...props} source={PRODUCT_TYPE_OPTIONS} />;

const Name = ({ id }: { id: string }) => <OptionName source={PRODUCT_TYPE_OPTIONS} id={id} />;

const Editor = (props: PickedEditorProps) => (
  <PickedEditor {...props} Picker={ProductTypePicker} nameOf={(id) => <Name id={id} />} />
);

/** Narrows a list to what is of some product types. */
export const productTypeFilter = <Id extends string>(id: Id, label = 'Product type'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name,
});
