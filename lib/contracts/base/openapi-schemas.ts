import * as z from 'zod';
import type { Endpoint } from './endpoint';
import { namedSchemas } from './openapi-names';

type Side = 'input' | 'output';

/** Turns a record with fixed keys into an object with these fields, which linters and generators understand. */
function nameFields({ jsonSchema: node }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties } = node;
  if (typeof propertyNames !== 'object' || !propertyNames.enum) return;
  node.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), additionalProperties ?? true]));
  node.additionalProperties = false;
  delete node.propertyNames;
}

/** A contract schema as JSON Schema. */
export function jsonSchema(schema: z.core.$ZodType, io: Side): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    ...{ io, target: 'draft-2020-12', unrepresentable: 'any' },
    override: nameFields,
  });
  return rest;
}

/** Candidate names of a schema, keyed by its JSON text. */
function namesByText(endpoints: readonly Endpoint[]): Map<string, string[]> {
  const byText = new Map<string, string[]>();
  for (const side of ['output', 'input'] as const)
    for (const { schema, names } of namedSchemas(endpoints)) {
      const text = JSON.stringify(jsonSchema(schema, side));
      const more = side === 'input' ? names.map((name) => `${name}Input`) : [];
      byText.set(text, [...(byText.get(text) ?? []), ...names, ...more]);
    }
  return byText;
}

/** Schemas that appear in a document only once; identical schemas refer to them. */
export class SharedSchemas {
  readonly components: Record<string, unknown> = {};
  private readonly byText: Map<string, string[]>;
  private readonly given = new Map<string, string>();

  constructor(endpoints: readonly Endpoint[]) {
    this.byText = namesByText(endpoints);
  }

  /** The same schema with named parts replaced by references. Names are given first come, first served. */
  share(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((inner) => this.share(inner));
    if (typeof node !== 'object' || node === null) return node;
    const text = JSON.stringify(node);
    const names = this.byText.get(text);
    return names ? { $ref: `#/components/schemas/${this.nameOf(text, names, node)}` } : this.within(node);
  }

  private within = (node: object) =>
    Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, this.share(inner)]));

  private nameOf(text: string, names: string[], node: object): string {
    const known = this.given.get(text);
    if (known) return known;
    const name = names.find((one) => !Object.hasOwn(this.components, one));
    if (!name) throw new Error(`Another schema is called ${names.join(' and ')} already.`);
    this.given.set(text, name);
    // Reserve the name before the nested schemas ask for names.
    this.components[name] = {};
    this.components[name] = this.within(node);
    return name;
  }
}
