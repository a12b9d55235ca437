import type { CSSObject, Theme } from '@mui/material/styles';

export const TAG_TONES = ['plain', 'success', 'warning', 'error'] as const;
export type TagTone = (typeof TAG_TONES)[number];

/** Class names of small parts used in every list row: a styled component per cell would delay the first row. */
export const PLAIN_PARTS = { tag: 'Tag', choice: 'Choice' } as const;

function toneStyle(theme: Theme, tone: TagTone): CSSObject {
  const { text } = theme.vars.palette;
  const color = tone === 'plain' ? text.secondary : theme.vars.palette[tone].main;
  return { color: tone === 'plain' ? text.primary : color, backgroundColor: theme.alpha(color, 0.12) };
}

export const plainParts = (theme: Theme): CSSObject => ({
  [`.${PLAIN_PARTS.tag}`]: {
    ...theme.typography.caption,
    display: 'inline-block',
    padding: theme.spacing(0, 0.75),
    borderRadius: 4,
    fontWeight: 550,
    whiteSpace: 'nowrap',
  },
  [`.${PLAIN_PARTS.tag} + .${PLAIN_PARTS.tag}`]: { marginLeft: theme.spacing(0.5) },
  ...Object.fromEntries(TAG_TONES.map((tone) => [`.${PLAIN_PARTS.tag}[data-tone="${tone}"]`, toneStyle(theme, tone)])),
  [`.${PLAIN_PARTS.choice}`]: {
    flexShrink: 0,
    width: 18,
    height: 18,
    margin: 0,
    verticalAlign: 'middle',
    accentColor: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
  [`.${PLAIN_PARTS.choice}:disabled`]: { cursor: 'default' },
});
