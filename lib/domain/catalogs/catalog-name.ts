interface Named {
  title: string;
  seller: { businessName: string };
}

/** What a catalog is called, with or without a title. */
export const catalogName = ({ title, seller }: Named): string => title || `Untitled, of ${seller.businessName}`;
