import type { Random } from '@/lib/server/seed/random';
import { spoil, spoilText } from './bad-values';
import { bendPath, bendQuery, dropParameter, HEADERS, METHODS } from './bend-address';
import type { KnownIds } from './known-ids';
import type { Operation } from './operations';
import { addForm, addPart, PART_HEADERS } from './sample-files';
import { asText, encode, type JsonSchema, sampleValue, type Surroundings } from './sample-values';
import type { Shot } from './send-call';

export interface Maker {
  random: Random;
  ids: KnownIds;
  operation: Operation;
  photos: readonly Buffer[];
}

interface Address {
  path: string;
  recordId?: string;
  query: [string, string][];
}

function addressOf({ random, ids, operation }: Maker): Address {
  const place = (schema: JsonSchema): Surroundings => ({ random, ids, area: operation.area, root: schema });
  let recordId: string | undefined;
  const path = operation.path.replace(/([\w-]*)\/\{(\w+)\}/g, (_, area: string, name: string) => {
    const schema = operation.parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    // In an address, the record's kind is before its id, whichever area the call belongs to.
    const value = sampleValue(schema, name, { ...place(schema), area });
    recordId ??= asText(value);
    return `${area}/${encode(value)}`;
  });
  const query = operation.parameters
    .filter((one) => one.in === 'query' && (one.required || random.chance(0.3)))
    .flatMap(({ name, schema }): [string, string][] =>
      // Repeats the parameter for several values.
      [sampleValue(schema, name, place(schema))].flat().map((value) => [name, encode(value)]),
    );
  return { path, recordId, query };
}

/** A call as made by a client that knows the document. */
export function goodShot(maker: Maker): { shot: Shot; body: unknown } {
  const { random, ids, operation } = maker;
  const { path, recordId, query } = addressOf(maker);
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  const shot: Shot = { method: operation.method, path: search ? `${path}?${search}` : path, headers: {} };
  const signed = ids.latest('signed');
  // A signed address cannot be made up.
  if (signed && operation.id === 'photos.content' && random.chance(0.5)) shot.path = signed;
  if (operation.takesFile) addForm(shot, maker, true);
  if (operation.isResumable) addPart(shot, maker);
  if (!operation.body) return { shot, body: undefined };
  const body = sampleValue(operation.body, '', { random, ids, area: operation.area, recordId, root: operation.body });
  shot.body = Buffer.from(JSON.stringify(body));
  shot.headers['content-type'] = 'application/json';
  return { shot, body };
}

/** A call with one or two faults. */
export const badShot = (maker: Maker): Shot => spoilShot(maker, goodShot(maker));

/** Adds one or two faults to a good call. */
export function spoilShot(maker: Maker, { shot, body }: { shot: Shot; body: unknown }): Shot {
  const { random, ids, operation } = maker;
  const spoilBody = () => {
    if (operation.takesFile) return addForm(shot, maker, false);
    if (operation.isResumable) return void Object.assign(shot.headers, Object.fromEntries([random.pick(PART_HEADERS)]));
    shot.body = Buffer.from(JSON.stringify(spoil(body ?? {}, random, ids)) ?? 'undefined');
    shot.headers['content-type'] = 'application/json';
  };
  const ways: readonly [() => void, ...(() => void)[]] = [
    spoilBody,
    spoilBody,
    spoilBody,
    () => (shot.path = bendQuery(shot.path, maker)),
    () => (shot.path = bendQuery(shot.path, maker)),
    () => (shot.path = dropParameter(shot.path, random)),
    () => (shot.path = bendPath(shot.path, random)),
    () => (shot.body = spoilText(JSON.stringify(body ?? { a: 1 }), random)),
    () => Object.assign(shot.headers, Object.fromEntries([random.pick(HEADERS)])),
    () => (shot.method = random.pick(METHODS)),
    () => delete shot.body,
  ];
  for (let turn = 0; turn < (random.chance(0.25) ? 2 : 1); turn += 1) random.pick(ways)();
  return shot;
}
