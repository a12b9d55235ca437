/** A link as its provider tells of it, and whose videos its channel brought until now. */
export interface ToldLink {
  key: string;
  seller: { id: string; businessName: string } | null;
}

/** The one seller that the channels of all these links brought videos of; null where one is unknown or another's. */
export function sellerOfChannels(keys: readonly string[], told: readonly ToldLink[]): ToldLink['seller'] {
  const sellers = keys.map((key) => told.find((one) => one.key === key)?.seller ?? null);
  const [first = null] = sellers;
  return sellers.every((seller) => seller !== null && seller.id === first?.id) ? first : null;
}
