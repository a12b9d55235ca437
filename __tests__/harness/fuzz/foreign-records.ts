import fs from 'node:fs/promises';
import path from 'node:path';
import type { WatchedServer } from '../watched-server/watched-server';
import { type Caller, isGood, type Judged } from './judge-reply';
import type { Operation } from './operations';
import { OWN_LISTS, OWNED, type Owned } from './owned-records';
import type { Shot } from './send-call';

/** Sources for owner lookups: the server's tables or its folder. */
interface Place {
  server: Pick<WatchedServer, 'ask'>;
  folder: string;
}

/** Another person's record that a call names. */
export interface Foreign {
  rule: Owned;
  id: string;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

const idsIn = (text: string): string[] => text.match(UUID)?.map((id) => id.toLowerCase()) ?? [];

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

/**
 * Every id in fields with this name, at any depth. Not recursive, because fuzzed bodies are nested deeper than a stack.
 */
function idsAt(body: unknown, field: string): string[] {
  const found: string[] = [];
  const left: { value: unknown; isWanted: boolean }[] = [{ value: body, isWanted: false }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, isWanted } = next;
    if (isWanted && typeof value === 'string') found.push(...idsIn(value));
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value))
      left.push({ value: inner, isWanted: isWanted || name === field });
  }
  return found;
}

function idsOf({ field }: Owned, { path: address, body }: Shot): string[] {
  const [before = '', query] = address.split('?');
  if (!field) return idsIn(before);
  return [...idsIn(new URLSearchParams(query).getAll(field).join()), ...idsAt(parsed(body?.toString('utf8')), field)];
}

/** Unfinished photo uploads are in a folder, each with a note of its owner. */
async function photoOwner(folder: string, id: string): Promise<[string, string][]> {
  const note = await fs.readFile(path.join(folder, 'files', 'uploads', `${id}.json`), 'utf8').catch(() => '');
  const { metadata } = (parsed(note) ?? {}) as { metadata?: { ownerId?: string } };
  return metadata?.ownerId ? [[id, metadata.ownerId]] : [];
}

async function ownersOf({ sql }: Owned, ids: readonly string[], { server, folder }: Place) {
  if (sql === null) return new Map((await Promise.all(ids.map((id) => photoOwner(folder, id)))).flat());
  const rows = await server.ask<{ id: string; owner: string | null }[]>({ ask: 'sql', text: sql, values: [ids] });
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

const concerns = ({ calls, holds }: Owned, operation: Operation, roles: readonly string[]) =>
  calls.test(operation.id) && (!holds || holds(roles));

/** The ids whose owner is not the caller, or that have no owner yet. */
async function strangersAmong(rule: Owned, ids: readonly string[], caller: Caller, place: Place): Promise<string[]> {
  if (ids.length === 0) return [];
  const owners = await ownersOf(rule, ids, place);
  return [...new Set(ids)].filter((id) => owners.has(id) && owners.get(id) !== caller.userId);
}

/** Other people's records that a call names. Must run before the call, which may delete a record. */
export async function findForeign(
  { reached, caller, shot }: Pick<Judged, 'reached' | 'caller' | 'shot'>,
  place: Place,
): Promise<Foreign[]> {
  const { roles } = caller;
  if (!reached || !roles) return [];
  const found: Foreign[] = [];
  for (const rule of OWNED.filter((one) => concerns(one, reached, roles)))
    for (const id of await strangersAmong(rule, idsOf(rule, shot), caller, place)) found.push({ rule, id });
  return found;
}

async function isHarm({ rule, id }: Foreign, changed: readonly string[], place: Place): Promise<boolean> {
  if (rule.unless === 'still there') return !(await ownersOf(rule, [id], place)).has(id);
  return rule.unless === undefined || changed.includes(rule.unless.untouched);
}

/** Ids of the records that a response lists. */
function listedIds(text: string): string[] {
  const { data } = (parsed(text) ?? {}) as { data?: unknown };
  const rows = Array.isArray(data) ? data : (data as { rows?: unknown } | null | undefined)?.rows;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: { id?: unknown } | null) => (typeof row?.id === 'string' ? idsIn(row.id) : []));
}

/** Problems of a successful call: it reached another person's record, or listed one. */
export async function judgeOwners(
  { reached, caller, reply, changed }: Judged,
  named: readonly Foreign[],
  place: Place,
): Promise<string[]> {
  if (!isGood(reply) || !reached || !caller.roles) return [];
  const problems = new Set<string>();
  for (const one of named)
    if (await isHarm(one, changed, place))
      problems.add(one.rule.field ? `took ${one.rule.field} of another person` : 'a record of another person');
  for (const list of OWN_LISTS)
    if (concerns(list, reached, caller.roles) && (await strangersAmong(list, listedIds(reply.text), caller, place))[0])
      problems.add('lists what is another person’s');
  return [...problems];
}
