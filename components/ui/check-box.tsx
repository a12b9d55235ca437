import type { ComponentProps } from 'react';
import { PLAIN_PARTS } from './plain-parts';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** True when only some of several items are selected. */
  isPartial?: boolean;
}

/** A native checkbox: lists contain many, and it is cheap to render. */
export function CheckBox({ isPartial = false, ...input }: CheckBoxProps) {
  const showPartial = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isPartial;
  };
  return <input {...input} className={PLAIN_PARTS.choice} type="checkbox" ref={showPartial} />;
}

export const RadioButton = (input: Omit<ComponentProps<'input'>, 'type' | 'ref'>) => (
  <input {...input} className={PLAIN_PARTS.choice} type="radio" />
);
