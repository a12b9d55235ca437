export declare const byTable: unique symbol;

/** A state produced by a table of transitions. Only `platform/steps` creates one, and rows accept no other. */
export type Stepped<State extends string> = State & { readonly [byTable]: true };
