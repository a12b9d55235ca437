import type { ComponentProps } from 'react';
import { PLAIN_PARTS } from './plain-parts';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Stands for several things, of which only some are chosen. */
  isPartial?: boolean;
}

/** The machine's own checkbox: there are many in a list, and it costs nothing. */
export function CheckBox({ isPartial = false, ...input }: CheckBoxProps) {
  const showPartial = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isPartial;
  };
  return <input {...input} className={PLAIN_PARTS.choice} type="checkbox" ref={showPartial} />;
}

export const RadioButton = (input: Omit<ComponentProps<'input'>, 'type' | 'ref'>) => (
  <input {...input} className={PLAIN_PARTS.choice} type="radio" />
);
