/** How a state looks in a list. */
export type Tone = 'plain' | 'success' | 'warning' | 'error';

export interface StateText {
  /** On a tag: "In review". */
  label: string;
  tone: Tone;
  /** Within a sentence; the label in small letters when left out. */
  words?: string;
}

/** The states of a kind of record, the one it begins in first, in the order of lists. */
export type States<State extends string> = Readonly<Record<State, StateText>>;

/** The states of a kind of record, apart from its steps, so that a list that shows them need not load those. */
export const states = <State extends string>(texts: States<State>): States<State> => texts;

/** Every state in the order of the table, as a schema or a column wants them. */
export const statesOf = <State extends string>(of: States<State>) => Object.keys(of) as [State, ...State[]];

export const stateLabel = <State extends string>(of: States<State>, state: State): string => of[state].label;

/** "in review". */
export const stateWords = <State extends string>(of: States<State>, state: State): string =>
  of[state].words ?? of[state].label.toLowerCase();
