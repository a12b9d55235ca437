import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { canOpenScreen } from '@/lib/domain/access/access';
import type { JsonSchema } from './sample-values';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface Media {
  content?: Record<string, { schema: JsonSchema }>;
}

/** What the fuzz uses of the document. */
export interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; parameters: Parameter[]; requestBody?: Media; responses: Record<string, Media> }
    >
  >;
  components: { schemas: Record<string, JsonSchema> & { Failure: JsonSchema } };
}

/** One call that the server offers. */
export interface Operation {
  id: string;
  /** `sellers` of `sellers.list`. */
  area: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: JsonSchema;
  takesFile: boolean;
  /** The protocol of resumable uploads answers it, whose good answers are mostly headers. */
  isResumable: boolean;
  /** Buyers open it in their browser: what leads nowhere is a page for people. */
  isPage: boolean;
  /** Of a good answer; null where that is a file. */
  answer: JsonSchema | null;
  isOpenTo: (roles: readonly string[] | null) => boolean;
  /** Of its addresses. */
  pattern: RegExp;
}

/** The role table: contracts say which screens, the menu says which roles open those. `null` is nobody. */
function isOpen({ access }: Endpoint, roles: readonly string[] | null): boolean {
  if (access === 'public') return true;
  if (roles === null) return false;
  if (access === 'signed-in') return true;
  if ('screens' in access) return access.screens.some((id) => canOpenScreen(id, roles));
  return access.roles.some((role) => roles.includes(role));
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const jsonOf = (media: Media | undefined) => media?.content?.['application/json']?.schema;

/** The same with every schema in the place of the references to it. */
function withoutRefs<Part>(part: Part, schemas: Record<string, JsonSchema>): Part {
  if (Array.isArray(part)) return part.map((inner: unknown) => withoutRefs(inner, schemas)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { $ref } = part as { $ref?: string };
  const named = $ref?.startsWith('#/components/schemas/') ? schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  if (named) return withoutRefs(named as Part, schemas);
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withoutRefs(inner, schemas)])) as Part;
}

/** What every refusal is to look like. */
export const failureOf = ({ components: { schemas } }: OpenApi): JsonSchema => withoutRefs(schemas.Failure, schemas);

/** Every operation of the server's own document. @throws where one has no contract to say who may call it. */
export function readOperations({ paths, components }: OpenApi): Operation[] {
  return Object.entries(withoutRefs(paths, components.schemas)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => {
      const contract = ENDPOINTS.find(({ id }) => id === operationId);
      if (!contract) throw new Error(`${operationId} has no contract.`);
      const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      return {
        id: operationId,
        area: operationId.split('.')[0] ?? '',
        method: method.toUpperCase(),
        path,
        parameters,
        body: jsonOf(requestBody),
        takesFile: Boolean(requestBody?.content?.['multipart/form-data']),
        isResumable: parameters.some((one) => one.in === 'header'),
        isPage: contract.access === 'public' && !jsonOf(good) && method === 'get',
        answer: jsonOf(good) ?? null,
        isOpenTo: (roles) => isOpen(contract, roles),
        pattern: patternOf(path),
      };
    }),
  );
}
