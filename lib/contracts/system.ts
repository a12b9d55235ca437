import * as z from 'zod/mini';
import { endpoint } from './base/endpoint';

export const systemApi = {
  health: endpoint({
    id: 'system.health',
    summary: 'Ready when the database answers; 503 otherwise.',
    method: 'GET',
    path: '/api/health',
    access: 'public',
    answer: z.object({ status: z.literal('ready') }),
  }),
  openapi: endpoint({
    id: 'system.openapi',
    summary: 'This document.',
    method: 'GET',
    path: '/api/openapi',
    access: { roles: ['admin'] },
    answer: z.record(z.string(), z.unknown()),
  }),
};
