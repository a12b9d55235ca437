import type { Tone } from '../states';

/**
 * Stage of a message. `queued` to `sending` are ours; from `submitted` on it follows the provider's events, in any
 * order. `unclear`: it was submitted without a response, so it is never resent automatically.
 */
export const MESSAGE_STAGES = [
  'skipped',
  'queued',
  'sending',
  'unclear',
  'submitted',
  'enqueued',
  'sent',
  'delivered',
  'read',
  'failed',
] as const;
export type MessageStage = (typeof MESSAGE_STAGES)[number];

interface StageText {
  label: string;
  tone: Tone;
}

export const STAGE_TEXTS: Record<MessageStage, StageText> = {
  skipped: { label: 'Skipped', tone: 'plain' },
  queued: { label: 'Waiting', tone: 'plain' },
  sending: { label: 'Sending', tone: 'plain' },
  unclear: { label: 'Unclear', tone: 'warning' },
  submitted: { label: 'Submitted', tone: 'plain' },
  enqueued: { label: 'Accepted', tone: 'plain' },
  sent: { label: 'Sent', tone: 'plain' },
  delivered: { label: 'Delivered', tone: 'success' },
  read: { label: 'Read', tone: 'success' },
  failed: { label: 'Failed', tone: 'error' },
};

/** Why a number of the audience gets no message, the first reason that applies. */
export const SKIP_REASONS = [
  'invalid',
  'repeated',
  'blocked',
  'opted-out',
  'no-consent',
  'not-on-whatsapp',
  'too-often',
  'missing-variable',
  'stopped',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const SKIP_WORDS: Record<SkipReason, string> = {
  invalid: 'Not a phone number',
  repeated: 'In the audience twice',
  blocked: 'Blocked',
  'opted-out': 'Opted out',
  'no-consent': 'No consent recorded',
  'not-on-whatsapp': 'Not on WhatsApp',
  'too-often': 'Had enough messages this week',
  'missing-variable': 'A variable is empty',
  stopped: 'Stopped before its turn',
};
