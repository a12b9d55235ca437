interface Named {
  title: string;
  seller: { businessName: string };
}

/** Name of a catalog, with or without a title. */
export const catalogName = ({ title, seller }: Named): string => title || `Untitled, of ${seller.businessName}`;
