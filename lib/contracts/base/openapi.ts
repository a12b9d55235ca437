import type * as z from 'zod';
import { MESSAGES } from '@/config/messages';
import { PRODUCT } from '@/config/product';
import { failureSchema } from './answers';
import type { Access, Endpoint, Method } from './endpoint';
import { failureResponses, failuresOf } from './openapi-failures';
import { jsonSchema, SharedSchemas } from './openapi-schemas';
import { ENDPOINTS } from './registry';

type Properties = Record<string, object>;

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function parameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Properties;
    required?: string[];
  };
  const read = jsonSchema(schema, 'output').properties as Properties | undefined;
  return Object.entries(properties).map(([name, typed]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // For a filter with several values, only the output schema describes their type.
    schema: Object.keys(typed).length > 0 ? typed : (read?.[name] ?? {}),
  }));
}

const describeAccess = (access: Access): string => {
  if (access === 'public') return 'Open to all.';
  if (access === 'signed-in') return 'For every signed-in member of staff.';
  if ('screens' in access) return `For people who can open: ${access.screens.join(', ')}.`;
  return `For the roles: ${access.roles.join(', ')}.`;
};

const anyFile = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };

const FORM_WITH_FILE = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };

const anyPart = { content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } } };

/** Headers of the resumable upload protocol (tus 1.0.0) that each method requires. */
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

/** The success response: a file, or the answer's schema in the shared envelope. */
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

/** What identifies an endpoint, who may call it, and what it takes. */
const operation = (endpoint: Endpoint) => {
  const { id, summary, access, params, query } = endpoint;
  return {
    tags: [id.split('.')[0]],
    operationId: id,
    summary,
    description: describeAccess(access),
    security: access === 'public' ? [] : [{ accessToken: [] }],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...headers(endpoint)],
    requestBody: requestBody(endpoint),
  };
};

const responses = (endpoint: Endpoint) => ({
  [endpoint.status ?? 200]: { description: 'Done.', ...goodAnswer(endpoint) },
  ...failuresOf(endpoint),
});

function makeDocument(): Record<string, unknown> {
  const shared = new SharedSchemas(ENDPOINTS);
  shared.share(jsonSchema(failureSchema, 'output'));
  // Answers go first: where a record and its form share a name, the record gets it.
  const answers = ENDPOINTS.map((endpoint) => shared.share(responses(endpoint)));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [index, endpoint] of ENDPOINTS.entries()) {
    const path = endpoint.path.replace(/\[(\w+)\]/g, '{$1}');
    const asked = shared.share(operation(endpoint)) as object;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = { ...asked, responses: answers[index] };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: PRODUCT.titleSuffix,
      version: '1',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-proprietary' },
    },
    servers: [{ url: '/', description: 'The server this document is from.' }],
    paths,
    components: {
      schemas: shared.components,
      responses: failureResponses(),
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

let made: Record<string, unknown> | undefined;

/** The OpenAPI 3.1 document of every declared endpoint. */
export const openapiDocument = (): Record<string, unknown> => (made ??= makeDocument());
