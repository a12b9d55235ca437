import type { PickedEditorProps } from '@/components/ui/data-table/data-filter';
import { MarketName, MarketPicker } from './market-picker';
import { PickedEditor } from './picked-editor';

/** Chooses any number of markets. */
export const PickedMarketEditor = (props: PickedEditorProps) => (
  <PickedEditor {...props} Picker={MarketPicker} nameOf={(id) => <MarketName id={id} />} />
);
