import type { Role } from '@/config/roles';
import { AT_FIRST, type Sections } from '../support/offered-controls';

const named = (section: string) => (section === AT_FIRST ? '' : `[${section}] `);

/** Everything that is offered, one line for each section. */
export const wholeLines = (sections: Sections): string[] =>
  [...sections].map(([section, names]) => `    ${named(section)}${names.join(' | ')}`);

/** How an offer differs from that to the person with most rights, in as few words as possible. */
export function differenceLines(most: Sections, sections: Sections): string[] {
  const places = new Set([...most.keys(), ...sections.keys()]);
  return [...places].flatMap((section) => {
    const before = most.get(section) ?? [];
    const now = sections.get(section) ?? [];
    const missing = before.filter((name) => !now.includes(name));
    const more = now.filter((name) => !before.includes(name)).map((name) => `+ ${name}`);
    if (missing.length + more.length === 0) return [];
    if (now.length === 0) return [`    ${named(section)}nothing`];
    const isShort = now.length < missing.length;
    const words = isShort ? [`only ${now.join(' | ')}`] : [...missing.map((name) => `- ${name}`), ...more];
    return [`    ${named(section)}${words.join(' | ')}`];
  });
}

/** Lines of the table: the first person's whole offer, then how those of the others differ; the same ones together. */
export function offerLines(offers: readonly (readonly [roles: readonly Role[], sections: Sections])[]): string[] {
  const [[first, most] = [[], new Map() as Sections], ...others] = offers;
  const groups = new Map<string, string[]>();
  for (const [roles, sections] of others) {
    const text = differenceLines(most, sections).join('\n') || '    the same';
    groups.set(text, [...(groups.get(text) ?? []), roles.join(' + ')]);
  }
  return [
    `  ${first.join(' + ')}:`,
    ...wholeLines(most),
    ...[...groups].flatMap(([text, people]) => [`  ${people.join(', ')}:`, ...text.split('\n')]),
  ];
}
