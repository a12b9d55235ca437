/** Queries the database directly, bypassing the product. */
export type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
