import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Input = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 18,
  height: 18,
  margin: 0,
  verticalAlign: 'middle',
  accentColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
}));

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Stands for several things, of which only some are chosen. */
  isPartial?: boolean;
}

/** The machine's own checkbox: there are many in a list, and it costs nothing. */
export function CheckBox({ isPartial = false, ...input }: CheckBoxProps) {
  const showPartial = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isPartial;
  };
  return <Input {...input} type="checkbox" ref={showPartial} />;
}

export const RadioButton = (input: Omit<ComponentProps<'input'>, 'type' | 'ref'>) => <Input {...input} type="radio" />;
