const MB = 1_000_000;

/**
 * WhatsApp's size limits in bytes. Counted in millions, so that a file within a limit is within it however it is
 * counted.
 * - `easy`: WhatsApp's former limit for years, still in force for video and audio in the business API; larger files are
 * slow on a shopkeeper's phone and often not downloaded automatically.
 * - `businessApi`: a document sent by a program (Meta, WhatsApp Cloud API, Media, "Supported media types").
 * - `app`: a document sent by a person from the app (WhatsApp's announcement of May 2022).
 */
export const WHATSAPP_LIMITS = { easy: 16 * MB, businessApi: 100 * MB, app: 2_000 * MB } as const;

export interface SizeAdvice {
  level: 'easy' | 'slow' | 'by-hand' | 'too-large';
  text: string;
}

const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Bytes in readable units: 850 kB, 4.2 MB, 1.5 GB. */
export function megabytesText(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / 1_000)} kB`;
  return bytes < 1_000 * MB ? `${oneDecimal.format(bytes / MB)} MB` : `${oneDecimal.format(bytes / 1_000 / MB)} GB`;
}

/** Whether a file can be sent through WhatsApp, and what to do when it cannot. */
export function sizeAdvice(bytes: number): SizeAdvice {
  const size = megabytesText(bytes);
  if (bytes <= WHATSAPP_LIMITS.easy) return { level: 'easy', text: `${size}: goes through WhatsApp easily.` };
  if (bytes <= WHATSAPP_LIMITS.businessApi)
    return {
      level: 'slow',
      text: `${size}: WhatsApp takes it, but it is slow on a phone. Choose the smaller size or fewer catalogs.`,
    };
  if (bytes <= WHATSAPP_LIMITS.app)
    return {
      level: 'by-hand',
      text: `${size}: can only be sent by hand, as a document. Choose the smaller size or fewer catalogs.`,
    };
  return {
    level: 'too-large',
    text: `${size}: WhatsApp does not take it. Choose the smaller size, or make several PDFs.`,
  };
}
