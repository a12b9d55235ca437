import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { SOME_ID } from './sample-bodies';

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  items?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  getter?: () => Schema;
}

interface Schema {
  _zod: { def: Definition };
  safeParse: (value: unknown) => { success: boolean };
}

/** Texts and numbers of every format that an answer has. */
const PLAIN = [
  ...['Kesar', SOME_ID, '2026-11-21T03:35:00.000Z', '2026-11-21', '2026-11', '+919825099998', '6214'],
  ...['https://chat.whatsapp.com/AAAAAAAAAAAAAAAAAAAAAA', '', 'JWT a.b.c', '1042-2', 1, 0, false, null, undefined],
];

const firstThatFits = (schema: Schema, values: readonly unknown[]) =>
  values.find((value) => schema.safeParse(value).success);

/** Optional fields are left out; what may be null is not. */
function fieldsOf(shape: Record<string, Schema>): object {
  const given = Object.entries(shape).filter(([, { _zod }]) => _zod.def.type !== 'optional');
  return Object.fromEntries(given.map(([name, field]) => [name, sampleOf(field)]));
}

function sampleOf(schema: Schema): unknown {
  const { shape, options, items, entries, values, element, keyType, valueType, getter, ...def } = schema._zod.def;
  if (shape) return fieldsOf(shape);
  if (options) return firstThatFits(schema, options.map(sampleOf));
  if (items) return items.map(sampleOf);
  if (entries) return Object.values(entries)[0];
  if (values) return values[0];
  if (element) return firstThatFits(schema, [[sampleOf(element)], []]);
  if (keyType && valueType) {
    const keys = Object.values(keyType._zod.def.entries ?? {});
    return Object.fromEntries(keys.map((key) => [key, sampleOf(valueType)]));
  }
  const inner = getter?.() ?? def.innerType ?? def.in;
  return inner ? sampleOf(inner) : firstThatFits(schema, PLAIN);
}

/** Data that fits the contract of an endpoint, whatever they say. */
export const sampleAnswer = ({ answer }: Endpoint): unknown => sampleOf(answer as unknown as Schema);
