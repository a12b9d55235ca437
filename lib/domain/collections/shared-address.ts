interface SharedAddress {
  /** Protocol and host, as in the staff member's browser. */
  origin: string;
  id: string;
  sign: string;
}

/** Parts of a URL that looks like a buyers' page; null for any other. Does not verify the signature. */
export function readSharedAddress(address: string, path: string): SharedAddress | null {
  const shape = `^(https?://[^/?#@]+)${path.replace('[id]', '([0-9a-f-]{36})')}\\?sign=([\\w-]{43})$`;
  const [, origin, id, sign] = new RegExp(shape).exec(address) ?? [];
  return origin && id && sign ? { origin, id, sign } : null;
}
