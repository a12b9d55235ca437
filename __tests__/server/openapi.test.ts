import { openapiDocument } from '@/lib/contracts/base/openapi';
import { ENDPOINTS } from '@/lib/contracts/base/registry';

interface Operation {
  operationId: string;
  security?: unknown;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
}

const { paths } = openapiDocument() as { paths: Record<string, Record<string, Operation>> };
const operationOf = ({ path, method }: { path: string; method: string }) =>
  paths[path.replace(/\[(\w+)\]/g, '{$1}')]?.[method.toLowerCase()];

describe('the OpenAPI document', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))('describes %s', (id, endpoint) => {
    const operation = operationOf(endpoint);
    expect(operation?.operationId).toBe(id);
    expect(operation?.security === undefined).toBe(endpoint.access === 'public');
    const hasBody = endpoint.body ?? endpoint.upload ?? (endpoint.resumable && endpoint.method === 'PATCH');
    expect(operation?.requestBody !== undefined).toBe(Boolean(hasBody));
    const hasHeaders = operation?.parameters.some(({ name }) => name === 'Tus-Resumable');
    expect(hasHeaders).toBe(endpoint.resumable !== undefined);
    const named = [...endpoint.path.matchAll(/\[(\w+)\]/g)].map(([, name]) => name);
    expect(operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named);
  });

  it('has no call without a contract', () =>
    expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(ENDPOINTS.length));

  it('names the fields of a body', () => {
    const schema = paths['/api/fo/login']?.post?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(schema?.properties ?? {})).toEqual(['phoneNumber', 'password']);
  });
});
