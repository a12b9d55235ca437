import { rupeesText } from '../text/money';
import type { Finding } from './reading';

/** Catalog fields that a caption can fill without knowing the goods. */
export interface CaptionForm {
  rate: number | null;
  isSet: boolean;
  pieces: number | null;
  sizes: string[];
  minimumOrder: number | null;
  designNumber: string;
}

/** A finding converted to a catalog field. */
export interface CaptionFill {
  field: Exclude<keyof CaptionForm, 'isSet'>;
  text: string;
  fills: Partial<CaptionForm>;
  /** A competing value for a field that already has one. */
  isRival?: boolean;
}

/** The field and value a finding fills; null when a catalog has no such field. */
export function captionFill(finding: Finding): CaptionFill | null {
  switch (finding.field) {
    case 'rate':
      return { field: 'rate', text: rupeesText(finding.value), fills: { rate: finding.value } };
    case 'setRate':
      return {
        field: 'rate',
        text: `${rupeesText(finding.value)} in a set`,
        fills: { rate: finding.value, isSet: true },
        isRival: true,
      };
    case 'pieces':
      return { field: 'pieces', text: `Set of ${finding.value}`, fills: { pieces: finding.value, isSet: true } };
    case 'sizes':
      return { field: 'sizes', text: finding.value.join(', '), fills: { sizes: finding.value } };
    case 'minimumOrder': {
      const { amount, unit } = finding.value;
      if (unit !== 'pieces') return null;
      return { field: 'minimumOrder', text: `${amount} pieces`, fills: { minimumOrder: amount } };
    }
    case 'designNumber':
      return { field: 'designNumber', text: finding.value, fills: { designNumber: finding.value } };
    default:
      return null;
  }
}
