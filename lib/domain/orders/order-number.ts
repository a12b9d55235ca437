/** What a part of an order is called: 1042-2. */
export const subOrderNumber = ({ orderNumber, position }: { orderNumber: number; position: number }): string =>
  `${orderNumber}-${position}`;

/** What an order is called. */
export const orderName = (number: number | null): string => (number === null ? 'Draft order' : `Order ${number}`);
