import * as z from 'zod';
import { MESSAGES } from '@/config/messages';
import { PRODUCT } from '@/config/product';
import { failureSchema } from './answers';
import type { Access, Endpoint, Method } from './endpoint';
import { ENDPOINTS } from './registry';

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const parameters = (schema: z.core.$ZodType | undefined, place: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
};

const describeAccess = (access: Access): string => {
  if (access === 'public') return 'Open to everybody.';
  if (access === 'signed-in') return 'For every signed-in member of staff.';
  if ('screens' in access) return `For whoever may open: ${access.screens.join(', ')}.`;
  return `For the roles: ${access.roles.join(', ')}.`;
};

const anyFile = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };

const FORM_WITH_FILE = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };

const anyPart = { content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } } };

/** Of the protocol of resumable uploads (tus 1.0.0), what each kind of call has to say besides its address. */
const TUS_HEADERS: Partial<Record<Method, string[]>> = {
  POST: ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata'],
  HEAD: ['Tus-Resumable'],
  PATCH: ['Tus-Resumable', 'Upload-Offset'],
};

const headers = ({ resumable, method }: Endpoint) =>
  (resumable ? (TUS_HEADERS[method] ?? []) : []).map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  }));

/** What comes back: a file, or the answer's schema in the one envelope. */
const goodAnswer = ({ answer, download }: Endpoint) =>
  download
    ? anyFile
    : json({
        type: 'object',
        required: ['message', 'data'],
        properties: { message: { const: MESSAGES.success }, data: jsonSchema(answer, 'output') },
      });

const requestBody = ({ body, upload, resumable, method }: Endpoint) => {
  if (resumable) return method === 'PATCH' ? { required: true, ...anyPart } : undefined;
  if (upload) return { required: true, content: { 'multipart/form-data': { schema: FORM_WITH_FILE } } };
  return body && { required: true, ...json(jsonSchema(body, 'input')) };
};

const operation = (endpoint: Endpoint) => {
  const { id, summary, access, params, query, status = 200 } = endpoint;
  return {
    operationId: id,
    summary,
    description: describeAccess(access),
    ...(access !== 'public' && { security: [{ accessToken: [] }] }),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...headers(endpoint)],
    requestBody: requestBody(endpoint),
    responses: {
      [status]: { description: 'Done.', ...goodAnswer(endpoint) },
      default: { description: 'Not done; says why.', ...json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
};

/** The OpenAPI 3.1 document of every declared endpoint. */
export function openapiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/\[(\w+)\]/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.1',
    info: { title: PRODUCT.titleSuffix, version: '1' },
    paths,
    components: {
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
      securitySchemes: {
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: "'JWT ' and the access token.",
        },
      },
    },
  };
}
