import type * as z from 'zod/mini';
import { SOME_ID } from './sample-bodies';

/** Texts in the forms that fields ask for; the first that a field accepts is its sample. */
const TEXTS = [SOME_ID, '2026-11-02T05:30:00.000Z', '2026-11-02', '2026-11', '/sample', 'sellers.updated', 'A', '1'];

/** Fields whose form the schema does not tell. */
const KNOWN_FORMS: readonly [RegExp, string][] = [
  [/phone|^ourNumber$/i, '+919825012345'],
  [/^(day|date|from|until|[a-z]+(Day|From|Until))$/, '2026-11-02'],
  [/^month$/, '2026-11'],
];

const NUMBERS = [1, 10, 100, 2026];

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  entries?: Record<string, unknown>;
  values?: unknown[];
  items?: z.ZodMiniType[];
  options?: z.ZodMiniType[];
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
}

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

const accepted = (schema: z.ZodMiniType, candidates: readonly unknown[]): unknown =>
  candidates.find((candidate) => schema.safeParse(candidate).success);

function sampleText(schema: z.ZodMiniType, name: string): unknown {
  const forms = KNOWN_FORMS.flatMap(([names, text]) => (names.test(name) ? [text] : []));
  return accepted(schema, [...forms, name, ...TEXTS]);
}

function sampleRecord({ keyType, valueType }: Definition, name: string) {
  const choices = keyType && Object.values(definitionOf(keyType).entries ?? {}).map(String);
  const keys = choices?.length ? choices : [String(keyType && sampleOf(keyType, name))];
  return Object.fromEntries(keys.map((key) => [key, valueType && sampleOf(valueType, key)]));
}

/**
 * A value that a schema accepts, as full as can be: one entry in each array, every optional field, the first of each
 * choice, every flag true. A text is called like its field.
 */
export function sampleOf(schema: z.ZodMiniType, name = 'sample'): unknown {
  const definition = definitionOf(schema);
  const inner = (one?: z.ZodMiniType) => one && sampleOf(one, name);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(Object.entries(definition.shape ?? {}).map(([key, one]) => [key, sampleOf(one, key)]));
    case 'array':
      return [inner(definition.element)];
    case 'tuple':
      return definition.items?.map(inner);
    case 'record':
      return sampleRecord(definition, name);
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'literal':
      return definition.values?.[0];
    case 'union':
      return inner(definition.options?.[0]);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return inner(definition.innerType);
    case 'pipe':
      return accepted(schema, [inner(definition.in), inner(definition.out)]);
    case 'string':
      return sampleText(schema, name);
    case 'boolean':
      return true;
    default:
      return accepted(schema, [...NUMBERS, name, ...TEXTS, true, null, {}]);
  }
}
