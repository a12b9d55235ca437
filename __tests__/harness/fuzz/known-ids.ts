import type { Random } from '@/lib/server/seed/random';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SIGNED = /^\/api\/photos\/[\w/-]+\?[\w=&-]+$/;
const MOST = 60;

/** `catalogIds`, `catalogId` and `catalogs` all refer to a `catalog`, and `upload-drafts` to an `uploadDraft`. */
const wordOf = (name: string) =>
  name
    .replaceAll('-', '')
    .replace(/(Ids?|s)$/, '')
    .replace(/ie$/, 'y')
    .replace(/men$/, 'man')
    .toLowerCase();

/** Ids and versions seen in responses, by the kind of record, so that calls reach real records. */
export class KnownIds {
  private readonly byWord = new Map<string, string[]>();
  private readonly versions = new Map<string, number>();
  private readonly texts = new Map<'signed' | 'refreshToken', string>();

  /** Collects the ids in a response of an area. */
  learn(area: string, value: unknown, name = area): void {
    if (Array.isArray(value)) for (const item of value) this.learn(area, item, name);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const { id, version } = value as { id?: unknown; version?: unknown };
    if (typeof id === 'string' && typeof version === 'number') this.versions.set(id, version);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && UUID.test(inner)) this.keep(key === 'id' ? wordOf(name) : wordOf(key), inner);
      else if (typeof inner === 'string') this.keepText(key, inner);
      else this.learn(area, inner, ['rows', 'data', 'members'].includes(key) ? name : key);
    }
  }

  /** Collects the id of a new resource from its `Location` header: `/api/photo-uploads/<id>`. */
  learnPlace(address: string): void {
    const [id = '', area = ''] = address.split('/').reverse();
    if (UUID.test(id)) this.keep(wordOf(area), id);
  }

  /** Signed addresses and tokens, which cannot be made up. */
  private keepText(name: string, text: string): void {
    if (SIGNED.test(text)) this.texts.set('signed', text);
    if (name === 'refreshToken') this.texts.set(name, text);
  }

  private keep(word: string, id: string): void {
    const known = this.byWord.get(word) ?? [];
    this.byWord.set(word, known);
    if (known.includes(id)) return;
    known.push(id);
    // Keeps the latest ids and the first ones, which other users may own.
    if (known.length > MOST) known.splice(MOST / 2, 1);
  }

  /** An id that fits the name, sometimes an id of another kind. */
  pick(random: Random, name: string, area: string): string {
    const fitting = this.byWord.get(wordOf(name === 'id' || name === 'ids' ? area : name)) ?? [];
    const words = [...this.byWord.values()];
    const known = fitting.length > 0 && !random.chance(0.1) ? fitting : words[random.below(words.length)];
    return known?.[random.below(known.length)] ?? '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';
  }

  /** The most recently seen value. */
  latest = (kind: 'signed' | 'refreshToken'): string | undefined => this.texts.get(kind);

  versionOf = (id: string | undefined): number | undefined => this.versions.get(id ?? '');
}
