/** Name of a market where its city is not visible. */
export const marketLabel = ({ name, city }: { name: string; city: string }): string => `${name}, ${city}`;
