/** PostgreSQL's codes for "try again": too many connections, shutting down, lock and statement timeouts, conflicts. */
const PASSING = /^(53300|57P0[123]|55P03|57014|40001|40P01|08...)$/;
const CONNECTION = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE)$/;
/** The driver's messages, which have no code, for a connection that broke, timed out or was closed. */
const GONE =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|after calling end on the pool/;

interface Unknown {
  message?: string;
  stack?: string;
  code?: string;
  /** The failed statement, with placeholders for its values. */
  query?: string;
  cause?: Unknown;
}

/** A failed query's own message contains its values, including phone numbers and hashes: it is not logged. */
export function describeError(error: unknown) {
  const { message = '', stack = '', query, cause } = (error ?? {}) as Unknown;
  const root = cause ?? (error as Unknown | null) ?? {};
  return { code: root.code ?? '', error: root.message ?? String(error), query, stack: stack.replace(message, '') };
}

/** Whether the database was only busy or briefly unavailable: a retry may succeed. */
export function isDatabaseBusy(thrown: unknown): boolean {
  const { code, error } = describeError(thrown);
  return PASSING.test(code) || CONNECTION.test(code) || GONE.test(error);
}

/** A deadlock or serialization failure: nothing was written, and an immediate retry may succeed. */
const COLLISION = /^(40001|40P01)$/;

export const hasCollided = (thrown: unknown): boolean => COLLISION.test(describeError(thrown).code);

/** Codes for a full disk, from the system, a disk quota and PostgreSQL. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/;

/** Whether there was no space left to write. */
export const isDiskFull = (thrown: unknown): boolean => FULL.test(describeError(thrown).code);
