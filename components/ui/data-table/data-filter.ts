import type { Choice } from '../choice-list';

interface Named<Id extends string = string> {
  /** Its key in the query. */
  id: Id;
  label: string;
}

export interface MultiChoiceFilter<Id extends string = string, Value extends string = string> extends Named<Id> {
  kind: 'multi-choice';
  options: readonly Choice<Value>[];
}

export interface ChoiceFilter<Id extends string = string, Value extends string = string> extends Named<Id> {
  kind: 'choice';
  options: readonly Choice<Value>[];
}

export interface YesNoFilter<Id extends string = string> extends Named<Id> {
  kind: 'yes-no';
  /** What the two answers are called. */
  yes: string;
  no: string;
}

export interface TextFilter<Id extends string = string> extends Named<Id> {
  kind: 'text';
  hint?: string;
}

/** A filter of a list and the editor it opens. */
export type DataFilter = MultiChoiceFilter | ChoiceFilter | YesNoFilter | TextFilter;

type FilterFor<Id extends string, Value> = [Value] extends [readonly (infer Item extends string)[]]
  ? MultiChoiceFilter<Id, Item>
  : [Value] extends [boolean]
    ? YesNoFilter<Id>
    : [Value] extends [string]
      ? string extends Value
        ? TextFilter<Id>
        : ChoiceFilter<Id, Value>
      : never;

/** The filter that each key of a query can have, so that an editor never offers what the call refuses. */
export type FilterOf<Filters> = DataFilter &
  { [Id in keyof Filters & string]-?: FilterFor<Id, NonNullable<Filters[Id]>> }[keyof Filters & string];

const labelOf = (options: readonly Choice<string>[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

/** What a filter is set to, in words; nothing when it is not set. */
export function filterText(filter: DataFilter, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (filter.kind === 'text') return String(value);
  if (filter.kind === 'yes-no') return value ? filter.yes : filter.no;
  const [first, ...more] = [value].flat().map((item) => labelOf(filter.options, item));
  return more.length > 1 ? `${first} + ${more.length}` : [first, ...more].join(', ');
}
