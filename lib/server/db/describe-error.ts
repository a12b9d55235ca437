/** PostgreSQL's codes for "try again": too many connections, shutting down, lock and statement timeouts, conflicts. */
const PASSING = /^(53300|57P0[123]|55P03|57014|40001|40P01|08...)$/;
const CONNECTION = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE)$/;
/** What the driver says, without a code, of a connection that broke, came too late or was closed. */
const GONE =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|after calling end on the pool/;

interface Unknown {
  message?: string;
  stack?: string;
  code?: string;
  /** The statement that failed, with placeholders for its values. */
  query?: string;
  cause?: Unknown;
}

/** A failed query's own message lists its values, phone numbers and hashes among them: it stays out of the log. */
export function describeError(error: unknown) {
  const { message = '', stack = '', query, cause } = (error ?? {}) as Unknown;
  const root = cause ?? (error as Unknown | null) ?? {};
  return { code: root.code ?? '', error: root.message ?? String(error), query, stack: stack.replace(message, '') };
}

/** Whether the database only was busy, or is gone for a moment: the same may work when it is tried again. */
export function isDatabaseBusy(thrown: unknown): boolean {
  const { code, error } = describeError(thrown);
  return PASSING.test(code) || CONNECTION.test(code) || GONE.test(error);
}

/** A deadlock, or an order in which two cannot have happened: nothing of it was done, and the same may work at once. */
const COLLISION = /^(40001|40P01)$/;

export const hasCollided = (thrown: unknown): boolean => COLLISION.test(describeError(thrown).code);

/** What a full disk is called by the system, where somebody may only take so much of it, and by PostgreSQL. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/;

/** Whether there was no room left to write. */
export const isDiskFull = (thrown: unknown): boolean => FULL.test(describeError(thrown).code);
