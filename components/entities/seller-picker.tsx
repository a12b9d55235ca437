import { sellerOptions } from '@/lib/client/queries/options';
import { OptionPicker, type PickerProps } from './option-picker';

interface SellerPickerProps extends PickerProps {
  /** Restricts the options to sellers of this portfolio. */
  salesmanId?: string;
  /** Restricts the options to sellers of this market. */
  marketId?: string;
}

/** Selects a seller that work can continue with. */
export const SellerPicker = ({ salesmanId, marketId, ...props }: SellerPickerProps) => (
  <OptionPicker {...props} source={sellerOptions({ salesmanId, marketId })} />
);
