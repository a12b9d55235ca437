/** A link as reported by its provider, and the sellers of its channel's videos so far. */
export interface ToldLink {
  key: string;
  seller: { id: string; businessName: string } | null;
}

/**
 * The only seller whose videos came from the channels of all these links; null when a channel is unknown or belongs to
 * another seller.
 */
export function sellerOfChannels(keys: readonly string[], told: readonly ToldLink[]): ToldLink['seller'] {
  const sellers = keys.map((key) => told.find((one) => one.key === key)?.seller ?? null);
  const [first = null] = sellers;
  return sellers.every((seller) => seller !== null && seller.id === first?.id) ? first : null;
}
