/**
 * WhatsApp's own links contain a code of 20 to 24 characters, sometimes after `invite/`, sometimes before a `?mode=`.
 */
const INVITE = /^(?:https?:\/\/)?chat\.whatsapp\.com\/(?:invite\/)?([A-Za-z0-9]{20,24})\/?(?:[?#].*)?$/;

/** Normalizes an invite link to its stored spelling; null when it is invalid. */
export function normalizeInviteLink(typed: string): string | null {
  const code = INVITE.exec(typed.trim())?.[1];
  return code ? `https://chat.whatsapp.com/${code}` : null;
}

/** A group without activity for this many days needs attention. */
export const SILENT_AFTER_DAYS = 7;

/** Whether a group has been silent long enough to need attention. */
export const isSilent = (quietSince: Date, now: Date): boolean =>
  now.getTime() - quietSince.getTime() > SILENT_AFTER_DAYS * 24 * 60 * 60 * 1000;
