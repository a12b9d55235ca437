/** Appearance of a state in a list. */
export type Tone = 'plain' | 'success' | 'warning' | 'error';

export interface StateText {
  /** Tag label: "In review". */
  label: string;
  tone: Tone;
  /** Wording inside a sentence; defaults to the label in lower case. */
  words?: string;
}

/** States of a kind of record in list order, the initial state first. */
export type States<State extends string> = Readonly<Record<State, StateText>>;

/** States of a kind of record. Kept apart from its steps, so that a list that shows states need not load the steps. */
export const states = <State extends string>(texts: States<State>): States<State> => texts;

/** Every state in table order, for a schema or a column. */
export const statesOf = <State extends string>(of: States<State>) => Object.keys(of) as [State, ...State[]];

export const stateLabel = <State extends string>(of: States<State>, state: State): string => of[state].label;

/** "in review". */
export const stateWords = <State extends string>(of: States<State>, state: State): string =>
  of[state].words ?? of[state].label.toLowerCase();
