import { numberText } from '@/lib/domain/text/count-text';
import { malformed } from '../../errors';

/** Limits of one export. WhatsApp itself stops at about 10,000 files with media and 40,000 messages without. */
export const EXPORT_LIMITS = {
  entries: 20_000,
  /** Total characters of all names in a zip. */
  names: 5_000_000,
  chatBytes: 50_000_000,
  messages: 500_000,
  unpackedBytes: 8_000_000_000,
} as const;

/** Errors for an export that cannot be imported: what is wrong, and what to do. */
export const EXPORT_REFUSALS = {
  unsafe: () => malformed('This zip holds names that lead out of its folder. It was not opened.'),
  broken: () => malformed('This zip is damaged and cannot be opened. Export the chat again.'),
  brokenFile: () => malformed('This file is damaged in the zip. Export the chat again.'),
  locked: () => malformed('This zip is locked with a password. Export the chat again, and send the zip as it is.'),
  tooMuch: () => malformed('This zip unpacks to more than an export of a chat can be. It was not opened.'),
  zipInZip: () => malformed('There is another zip in this zip. Unpack it, and send the one inside that WhatsApp made.'),
  noChatInZip: () =>
    malformed('There is no chat in this zip. In WhatsApp choose Export chat, and send the zip as it is.'),
  otherTextInZip: () =>
    malformed('The text in this zip is no WhatsApp chat. Export the chat again, and send the zip as it is.'),
  otherText: () =>
    malformed('This text is no WhatsApp chat. In WhatsApp choose Export chat, and send what it makes as it is.'),
  otherFile: () =>
    malformed('This is no export of a chat. In WhatsApp choose Export chat, and send what it makes as it is.'),
  longText: () => malformed('This text is longer than the export of a chat can be. It was not opened.'),
  manyMessages: () =>
    malformed(
      `This chat has more than ${numberText(EXPORT_LIMITS.messages)} messages. Split its text, and import one part after the other.`,
    ),
  hardToRead: () =>
    malformed(
      'Reading this chat takes more memory or time than one chat may. Split its text, and import one part after the other.',
    ),
} as const;
