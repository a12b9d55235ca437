import * as z from 'zod/mini';

/** One problem with an input: its path, and a message for the person who typed it. */
export const issueSchema = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });

/** Every failure response has this shape. */
export const failureSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issueSchema)),
  requestId: z.string(),
  /** The record as it is now, when a change was based on a stale version of it. */
  current: z.optional(z.unknown()),
  /** Name of the person who changed it. */
  changedBy: z.optional(z.string()),
});

export type Issue = z.infer<typeof issueSchema>;
export type Failure = z.infer<typeof failureSchema>;

/** A response that carries nothing but success. */
export const nothing = z.object({});

export const idSchema = z.uuid();
export const idParams = z.object({ id: idSchema });

/** An instant on the wire: UTC, ISO 8601, in a year that existed. */
export const instant = z.iso.datetime().check(z.regex(/^(?!0000)/, 'There was no year 0000.'));
