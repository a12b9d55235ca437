import { BUYER_OPTIONS } from '@/lib/client/queries/options';
import { OptionPicker, type PickerProps } from './option-picker';

/** Selects a buyer who can order. */
export const BuyerPicker = (props: PickerProps) => <OptionPicker {...props} source={BUYER_OPTIONS} />;
