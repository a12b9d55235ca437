import { plainText } from '@/lib/domain/text/plain-text';

/** A field with selectable values. */
export interface Choice {
  id: string;
  label: string;
  /** Omitted when the form has no keyboard shortcuts. */
  letter?: string;
  several: boolean;
  required: boolean;
  options: readonly ChoiceOption[];
  /** True when a missing value can be requested. */
  isAskable?: boolean;
  /** Explains why the first values come first. */
  hint?: string;
}

export interface ChoiceOption {
  id: string;
  nameEn: string;
  nameHi: string;
}

/** Text fields and their shortcut keys; an upper-case key is the letter with Shift. */
export const TEXT_KEYS = {
  title: 't',
  rate: 'r',
  pieces: 'P',
  sizes: 'Z',
  designNumber: 'D',
  description: 'T',
  minimumOrder: 'M',
  dispatchDays: 'Y',
} as const;

export type TextField = keyof typeof TEXT_KEYS;

const TEXT_FIELDS = new Map(Object.entries(TEXT_KEYS).map(([field, key]) => [key as string, field as TextField]));

/** Keys with one action, whichever field is open. */
export const COMMAND_KEYS = {
  S: 'toggle-set',
  '=': 'copy-last',
  ',': 'take-sure',
  '.': 'take-remembered',
  ';': 'take-title',
  ':': 'take-hindi-title',
  s: 'skip',
  '?': 'help',
  '+': 'zoom-in',
  '-': 'zoom-out',
  ArrowLeft: 'image-before',
  ArrowRight: 'image-after',
  '[': 'catalog-before',
  ']': 'catalog-after',
  Enter: 'next-missing',
} as const;

export type CommandName = (typeof COMMAND_KEYS)[keyof typeof COMMAND_KEYS] | 'finish';

/** The open list of values, its page, and its filter text. */
export interface KeyState {
  open: string | null;
  page: number;
  filter: string | null;
}

export const CLOSED: KeyState = { open: null, page: 0, filter: null };

export type KeyAction =
  { to: 'open'; id: string } | { to: 'close' } | { to: 'turn' } | { to: 'filter'; text: string | null };

export function keyReducer(state: KeyState, action: KeyAction): KeyState {
  switch (action.to) {
    case 'open':
      return { open: action.id, page: 0, filter: null };
    case 'close':
      return CLOSED;
    case 'turn':
      return { ...state, page: state.page + 1 };
    case 'filter':
      return { ...state, page: 0, filter: action.text };
  }
}

export const PAGE = 9;

const matches = (choice: Choice, filter: string | null) => {
  const wanted = plainText(filter ?? '');
  return choice.options.filter((one) => [one.nameEn, one.nameHi].some((name) => plainText(name).includes(wanted)));
};

/** Values the number keys select now; paging past the last one starts again. */
export function shownOptions(choice: Choice, state: KeyState): { options: ChoiceOption[]; hasMore: boolean } {
  const { page, filter } = state.open === choice.id ? state : CLOSED;
  const found = matches(choice, filter);
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const from = (page % pages) * PAGE;
  return { options: found.slice(from, from + PAGE), hasMore: pages > 1 };
}

export type Intent =
  | { does: 'move'; action: KeyAction }
  | { does: 'pick'; field: string; value: string }
  | { does: 'clear'; field: string }
  | { does: 'ask'; field: string }
  | { does: 'type'; field: TextField }
  | { does: 'command'; name: CommandName };

export interface KeyPress {
  key: string;
  /** Ctrl or ⌘ is down. */
  isHeld: boolean;
}

const move = (action: KeyAction): Intent => ({ does: 'move', action });

/** Meaning of a key while the values of a field are being filtered. */
function readFilterKey({ key }: KeyPress, choice: Choice, state: KeyState): Intent | null {
  const filter = state.filter ?? '';
  if (key === 'Backspace') return move({ to: 'filter', text: filter === '' ? null : filter.slice(0, -1) });
  if (key === 'Enter') {
    const [first] = shownOptions(choice, state).options;
    if (first) return { does: 'pick', field: choice.id, value: first.id };
    return choice.isAskable && filter.trim() !== '' ? { does: 'ask', field: choice.id } : null;
  }
  return [...key].length === 1 ? move({ to: 'filter', text: filter + key }) : null;
}

/** Meaning of a key in an open field; takes precedence over all other meanings. */
function readChoiceKey(press: KeyPress, choice: Choice, state: KeyState): Intent | null {
  const { key } = press;
  if (/^[1-9]$/.test(key)) {
    const option = shownOptions(choice, state).options[Number(key) - 1];
    return option ? { does: 'pick', field: choice.id, value: option.id } : null;
  }
  if (key === '0') return move({ to: 'turn' });
  if (key === 'Escape') return move(state.filter === null ? { to: 'close' } : { to: 'filter', text: null });
  if (state.filter !== null) return readFilterKey(press, choice, state);
  if (key === '/') return move({ to: 'filter', text: '' });
  return key === 'Backspace' ? { does: 'clear', field: choice.id } : null;
}

/** Meaning of a key outside text fields; null when it is not for this screen. */
export function readKey(press: KeyPress, state: KeyState, choices: readonly Choice[]): Intent | null {
  const { key, isHeld } = press;
  if (isHeld) return key === 'Enter' ? { does: 'command', name: 'finish' } : null;
  const open = choices.find(({ id }) => id === state.open);
  const meant = open ? readChoiceKey(press, open, state) : null;
  if (meant || (open && state.filter !== null)) return meant;
  const wanted = choices.find(({ letter }) => letter === key);
  if (wanted) return move({ to: 'open', id: wanted.id });
  const field = TEXT_FIELDS.get(key);
  if (field) return { does: 'type', field };
  const name = Object.hasOwn(COMMAND_KEYS, key) ? COMMAND_KEYS[key as keyof typeof COMMAND_KEYS] : undefined;
  return name ? { does: 'command', name } : null;
}
