/** Longer ones are no address of a channel. */
const LONGEST = 300;

/** The one spelling of a channel's address; undefined for what is none. */
export function channelAddress(told: unknown): string | undefined {
  if (typeof told !== 'string' || !URL.canParse(told)) return undefined;
  const { protocol, host, pathname } = new URL(told);
  const path = pathname.replace(/\/+$/, '');
  const address = host.replace(/^(www|m)\./, '') + path;
  return /^https?:$/.test(protocol) && path !== '' && address.length <= LONGEST ? address : undefined;
}
