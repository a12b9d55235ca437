import { Tag } from '@/components/ui/tag';
import { CONSENT_WORDS, type ConsentState } from '@/lib/domain/buyers/consent';

const TONES = { unknown: 'plain', in: 'success', out: 'error' } as const;

/** Messaging consent of a number, according to the ledger. */
export const ConsentTag = ({ consent }: { consent: ConsentState }) => (
  <Tag tone={TONES[consent]}>{CONSENT_WORDS[consent]}</Tag>
);
