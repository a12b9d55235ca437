export declare const byTable: unique symbol;

/** A state that a step of a table leads to. Only `platform/steps` makes one, and no other is written into a row. */
export type Stepped<State extends string> = State & { readonly [byTable]: true };
