import type { Role } from '@/config/roles';

const SPELLINGS: Record<string, string> = { wa: 'WhatsApp', whatsapp: 'WhatsApp', onground: 'on-ground' };

/** Display name of a role: `pipeline_wa` reads "Pipeline WhatsApp". */
export function roleLabel(role: Role): string {
  const label = role
    .split('_')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
