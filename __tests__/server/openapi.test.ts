import { openapiDocument } from '@/lib/contracts/base/openapi';
import { ENDPOINTS } from '@/lib/contracts/base/registry';

interface Operation {
  operationId: string;
  security?: unknown;
  parameters: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { content?: Record<string, { schema: { properties: { data: object } } }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, object> }>; responses: Record<string, unknown> };
}

const { paths, components } = openapiDocument() as unknown as Document;
const operationOf = ({ path, method }: { path: string; method: string }) =>
  paths[path.replace(/\[(\w+)\]/g, '{$1}')]?.[method.toLowerCase()];

/** A schema that occurs twice may have at most this many characters: a longer one needs a name. */
const LONGEST_TWICE = 2000;

describe('the OpenAPI document', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))('describes %s', (id, endpoint) => {
    const operation = operationOf(endpoint);
    expect(operation?.operationId).toBe(id);
    expect(operation?.security).toEqual(endpoint.access === 'public' ? [] : [{ accessToken: [] }]);
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
    expect(schema).toEqual({ $ref: '#/components/schemas/AuthCheckPasswordBody' });
    expect(Object.keys(components.schemas.AuthCheckPasswordBody?.properties ?? {})).toEqual([
      'phoneNumber',
      'password',
    ]);
  });

  it('refers to a record by its name wherever one comes back', () => {
    const dataOf = (id: string) =>
      Object.values(paths)
        .flatMap((methods) => Object.values(methods))
        .find(({ operationId }) => operationId === id)?.responses['200']?.content?.['application/json']?.schema
        .properties.data;
    expect(dataOf('sellers.get')).toEqual({ $ref: '#/components/schemas/SellerDetail' });
    expect(dataOf('sellers.update')).toEqual({ $ref: '#/components/schemas/SellerDetail' });
    expect(dataOf('sellers.list')).toEqual({ $ref: '#/components/schemas/SellersListAnswer' });
    expect(components.schemas.SellersListAnswer?.properties?.rows).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Seller' },
    });
  });

  it('says a shape of any size once', () => {
    const sizes = new Map<string, number>();
    const count = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('properties' in node) {
        const text = JSON.stringify(node);
        sizes.set(text, (sizes.get(text) ?? 0) + 1);
      }
      Object.values(node).forEach(count);
    };
    count([paths, components]);
    const repeated = [...sizes].filter(([text, times]) => times > 1 && text.length > LONGEST_TWICE);
    expect(repeated).toEqual([]);
  });

  it('says what the values of a filter are', () => {
    const filters = paths['/api/sellers']?.get?.parameters.filter(
      ({ name }) => name === 'status' || name === 'marketId',
    );
    expect(filters?.map(({ schema }) => schema)).toEqual([
      { maxItems: 50, type: 'array', items: { $ref: '#/components/schemas/SellerStatus' } },
      { maxItems: 50, type: 'array', items: expect.objectContaining({ format: 'uuid' }) },
    ]);
  });

  it('says how a call may be refused', () => {
    const refusals = ({ responses = {} }: Partial<Operation> = {}) =>
      Object.keys(responses).filter((status) => status.startsWith('4'));
    expect(refusals(paths['/api/health']?.get)).toEqual(['400']);
    expect(refusals(paths['/api/sellers']?.get)).toEqual(['400', '401', '403']);
    expect(refusals(paths['/api/sellers/{id}']?.patch)).toEqual(['400', '401', '403', '404', '409', '413', '415']);
    expect(refusals(paths['/api/fo/login']?.post)).toEqual(['400', '401', '403', '413', '415', '429']);
    expect(Object.keys(components.responses)).toContain('Conflict');
  });
});
