import * as z from 'zod/mini';

/** One thing that is wrong with an input: where, and a sentence for the person who typed it. */
export const issueSchema = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });

/** Every failure has this shape, whatever went wrong. */
export const failureSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issueSchema)),
  requestId: z.string(),
  /** The record as it is now, when a change was made on an older state of it. */
  current: z.optional(z.unknown()),
  /** Who changed it, by name. */
  changedBy: z.optional(z.string()),
});

export type Issue = z.infer<typeof issueSchema>;
export type Failure = z.infer<typeof failureSchema>;

/** An answer that carries nothing but its success. */
export const nothing = z.object({});

export const idSchema = z.uuid();
export const idParams = z.object({ id: idSchema });

/** An instant on the wire: UTC, ISO 8601, of a year that there was. */
export const instant = z.iso.datetime().check(z.regex(/^(?!0000)/, 'There was no year 0000.'));
