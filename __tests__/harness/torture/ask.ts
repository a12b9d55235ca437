/** Asks the database itself, past everything the product does. */
export type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
