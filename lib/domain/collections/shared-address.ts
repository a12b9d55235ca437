interface SharedAddress {
  /** Protocol and host, as staff had it in their browser. */
  origin: string;
  id: string;
  sign: string;
}

/** The parts of an address that looks like one of a page for buyers; null for any other. Its signature is not looked at. */
export function readSharedAddress(address: string, path: string): SharedAddress | null {
  const shape = `^(https?://[^/?#@]+)${path.replace('[id]', '([0-9a-f-]{36})')}\\?sign=([\\w-]{43})$`;
  const [, origin, id, sign] = new RegExp(shape).exec(address) ?? [];
  return origin && id && sign ? { origin, id, sign } : null;
}
