/** How a market is called where its city is not in sight. */
export const marketLabel = ({ name, city }: { name: string; city: string }): string => `${name}, ${city}`;
