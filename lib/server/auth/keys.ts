import { createHmac } from 'node:crypto';
import { database } from '../db/database';

/** A key for one purpose, so that nothing signed for one can pass for another. */
export const keyFor = (purpose: 'access-token' | 'refresh-token'): Buffer =>
  createHmac('sha256', database().secrets.auth).update(purpose).digest();
