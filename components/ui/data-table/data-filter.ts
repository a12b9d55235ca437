import type { ComponentType } from 'react';
import { rupeesText } from '@/lib/domain/text/money';
import type { Choice } from '../choice-list';

interface Named<Id extends string = string> {
  /** Query key. */
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
  /** Label for true. */
  yes: string;
  no: string;
}

export interface TextFilter<Id extends string = string> extends Named<Id> {
  kind: 'text';
  hint?: string;
}

export interface PickedEditorProps {
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Any number of records of another area, found by searching the server. */
export interface PickedFilter<Id extends string = string> extends Named<Id> {
  kind: 'picked';
  Editor: ComponentType<PickedEditorProps>;
  /** Name of a selected record. */
  Name: ComponentType<{ id: string }>;
}

interface Numeric {
  min: number;
  max: number;
  hint?: string;
}

export interface NumberFilter<Id extends string = string> extends Named<Id>, Numeric {
  kind: 'number';
  /** Initial value of the editor. */
  suggested?: number;
  /** Text of the value: "silent for 7 days". */
  text: (value: number) => string;
}

/** One chip for two query keys: the lower and upper bound, both inclusive. */
export interface RangeFilter<Id extends string = string, To extends string = string> extends Named<Id>, Numeric {
  kind: 'range';
  to: To;
  /** The query is in paise and the input in rupees: bounds are in rupees. */
  unit?: 'rupees';
}

/** A filter of a list, with its editor. */
export type DataFilter =
  MultiChoiceFilter | ChoiceFilter | YesNoFilter | TextFilter | PickedFilter | NumberFilter | RangeFilter;

type ListFilter<Id extends string, Item extends string> =
  MultiChoiceFilter<Id, Item> | (string extends Item ? PickedFilter<Id> : never);

type FilterFor<Id extends string, Value, Numbers extends string> = [Value] extends [
  readonly (infer Item extends string)[],
]
  ? ListFilter<Id, Item>
  : [Value] extends [boolean]
    ? YesNoFilter<Id>
    : [Value] extends [number]
      ? NumberFilter<Id> | RangeFilter<Id, Exclude<Numbers, Id>>
      : [Value] extends [string]
        ? string extends Value
          ? TextFilter<Id>
          : ChoiceFilter<Id, Value>
        : never;

type NumberKey<Filters> = {
  [Id in keyof Filters & string]-?: [NonNullable<Filters[Id]>] extends [number] ? Id : never;
}[keyof Filters & string];

/** Filters allowed for each query key, so that an editor never offers values the call rejects. */
export type FilterOf<Filters> = DataFilter &
  {
    [Id in keyof Filters & string]-?: FilterFor<Id, NonNullable<Filters[Id]>, NumberKey<Filters>>;
  }[keyof Filters & string];

type Query = Record<string, unknown>;

export interface Range {
  from?: number;
  to?: number;
}

/** Value of a filter in a query; undefined when it is not set. */
export function filterValue(filter: DataFilter, query: Query): unknown {
  if (filter.kind !== 'range') return query[filter.id];
  const [from, to] = [query[filter.id], query[filter.to]] as [number?, number?];
  return from === undefined && to === undefined ? undefined : ({ from, to } satisfies Range);
}

/** Query changes that set a filter. */
export function filterChange(filter: DataFilter, value: unknown): Query {
  if (filter.kind !== 'range') return { [filter.id]: value };
  const { from, to } = (value ?? {}) as Range;
  return { [filter.id]: from, [filter.to]: to };
}

const labelOf = (options: readonly Choice<string>[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

const rangeText = ({ unit }: RangeFilter, { from, to }: Range) => {
  const text = (value = 0) => (unit === 'rupees' ? rupeesText(value) : String(value));
  if (from === undefined) return `up to ${text(to)}`;
  return to === undefined ? `from ${text(from)}` : `${text(from)} to ${text(to)}`;
};

/** Text of a filter's value; undefined when it is not set. Names of picked records are unknown here. */
export function filterText(filter: Exclude<DataFilter, PickedFilter>, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (filter.kind === 'text') return String(value);
  if (filter.kind === 'yes-no') return value ? filter.yes : filter.no;
  if (filter.kind === 'number') return filter.text(Number(value));
  if (filter.kind === 'range') return rangeText(filter, value as Range);
  const [first, ...more] = [value].flat().map((item) => labelOf(filter.options, item));
  return more.length > 1 ? `${first} + ${more.length}` : [first, ...more].join(', ');
}
