/** WhatsApp's own links carry a code of 20 to 24 characters, at times after `invite/`, at times before a `?mode=`. */
const INVITE = /^(?:https?:\/\/)?chat\.whatsapp\.com\/(?:invite\/)?([A-Za-z0-9]{20,24})\/?(?:[?#].*)?$/;

/** An invite link in its one stored spelling, or null when it is none. */
export function normalizeInviteLink(typed: string): string | null {
  const code = INVITE.exec(typed.trim())?.[1];
  return code ? `https://chat.whatsapp.com/${code}` : null;
}

/** A group that nothing was heard of for this many days is looked after. */
export const SILENT_AFTER_DAYS = 7;

/** Whether so long has gone by since something was heard of a group that somebody should look after it. */
export const isSilent = (quietSince: Date, now: Date): boolean =>
  now.getTime() - quietSince.getTime() > SILENT_AFTER_DAYS * 24 * 60 * 60 * 1000;
