import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Time-ordered and made by the application, so rows can be written on any node without a sequence. */
export const newId = (): string => v7();

export const id = () => uuid().primaryKey().$defaultFn(newId);
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () => instant().notNull();
