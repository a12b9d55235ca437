/** Longer texts are not a channel address. */
const LONGEST = 300;

/** Normalizes a channel's address; undefined when it is invalid. */
export function channelAddress(told: unknown): string | undefined {
  if (typeof told !== 'string' || !URL.canParse(told)) return undefined;
  const { protocol, host, pathname } = new URL(told);
  const path = pathname.replace(/\/+$/, '');
  const address = host.replace(/^(www|m)\./, '') + path;
  return /^https?:$/.test(protocol) && path !== '' && address.length <= LONGEST ? address : undefined;
}
