import type { PickedEditorProps, PickedFilter } from '@/components/ui/data-table/data-filter';
import { MarketName, MarketPicker } from './market-picker';
import { PickedEditor } from './picked-editor';

const Editor = (props: PickedEditorProps) => (
  <PickedEditor {...props} Picker={MarketPicker} nameOf={(id) => <MarketName id={id} />} />
);

/** Narrows a list to some markets. */
export const marketFilter = <Id extends string>(id: Id, label = 'Market'): PickedFilter<Id> => ({
  kind: 'picked',
  id,
  label,
  Editor,
  Name: MarketName,
});
