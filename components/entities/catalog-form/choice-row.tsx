import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { KeyHint } from './key-hint';
import { type Choice, CLOSED, type KeyState, shownOptions } from './tag-keys';

const Value = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 32,
  padding: theme.spacing(0.25, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.1),
    fontWeight: 550,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '& i': { fontStyle: 'normal', color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

interface ChoiceRowProps {
  choice: Choice;
  chosen: readonly string[];
  keys: KeyState;
  problem?: string;
  /** Caption findings for the field. */
  children?: ReactNode;
  onOpen: () => void;
  onTurn: () => void;
  onPick: (valueId: string) => void;
  /** Requests a missing value under the name that was searched. */
  onAsk?: (name: string) => void;
}

/** A field with selectable values: by number key while it is open, by click always. */
export function ChoiceRow({ choice, chosen, keys, problem, children, onOpen, onTurn, onPick, onAsk }: ChoiceRowProps) {
  const { id, label, letter, required, several } = choice;
  const isOpen = keys.open === id;
  const hasNumbers = isOpen && letter !== undefined;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.focus();
  }, [isOpen]);
  const isWide = isOpen || (required && chosen.length === 0);
  const { options, hasMore } = shownOptions(choice, isOpen ? keys : CLOSED);
  const elsewhere = choice.options.filter((one) => chosen.includes(one.id) && !(isWide && options.includes(one)));
  return (
    <Box
      ref={row}
      role="group"
      aria-label={label}
      tabIndex={-1}
      sx={{
        p: 1,
        borderRadius: 1,
        border: 1,
        borderColor: isOpen ? 'primary.main' : 'transparent',
        scrollMargin: '96px',
        '&:focus': { outline: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="button"
          type="button"
          aria-expanded={isWide}
          aria-keyshortcuts={letter}
          onClick={onOpen}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            p: 0,
            border: 0,
            bgcolor: 'transparent',
            color: 'text.primary',
            font: 'inherit',
            fontSize: '0.875rem',
            fontWeight: 550,
            cursor: 'pointer',
          }}
        >
          <span>
            {label}
            {required && <span aria-hidden> *</span>}
          </span>
          {letter && <KeyHint keys={[letter]} />}
        </Box>
        {elsewhere.map((value) => (
          <Value key={value.id} type="button" aria-pressed onClick={() => onPick(value.id)}>
            {value.nameEn} {value.nameHi !== value.nameEn && <span lang="hi">{value.nameHi}</span>}
          </Value>
        ))}
        {isOpen && keys.filter !== null && (
          <Typography variant="body2" role="status">
            Looking for “{keys.filter}”{options.length === 0 && ': no results'}
          </Typography>
        )}
      </Box>
      {isWide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
          {options.map((option, place) => (
            <Value
              key={option.id}
              type="button"
              aria-pressed={chosen.includes(option.id)}
              onClick={() => onPick(option.id)}
            >
              {hasNumbers && <i aria-hidden>{place + 1}</i>}
              {option.nameEn}
            </Value>
          ))}
          {hasMore && (
            <Value type="button" onClick={onTurn}>
              {hasNumbers && <i aria-hidden>0</i>}
              More…<span style={visuallyHidden}> values of {label}</span>
            </Value>
          )}
        </Box>
      )}
      {isWide && choice.hint && (
        <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
          {choice.hint}
        </Typography>
      )}
      {isOpen && onAsk && choice.isAskable && (
        <Button size="small" color="inherit" sx={{ mt: 0.5 }} onClick={() => onAsk(keys.filter ?? '')}>
          {keys.filter && options.length === 0 ? `Suggest “${keys.filter}”…` : 'Suggest a value…'}
        </Button>
      )}
      {hasNumbers && several && (
        <Typography variant="caption" color="textSecondary">
          Pick several; / searches by name.
        </Typography>
      )}
      {children}
      {problem && (
        <Typography variant="caption" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}
