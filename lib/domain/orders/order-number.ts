/** Display number of a part of an order: 1042-2. */
export const subOrderNumber = ({ orderNumber, position }: { orderNumber: number; position: number }): string =>
  `${orderNumber}-${position}`;

/** Display name of an order. */
export const orderName = (number: number | null): string => (number === null ? 'Draft order' : `Order ${number}`);
