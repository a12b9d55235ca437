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

/** The parts of the document that the fuzz uses. */
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

/** A call that the server offers. */
export interface Operation {
  id: string;
  /** `sellers` of `sellers.list`. */
  area: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: JsonSchema;
  takesFile: boolean;
  /** Uses the protocol of resumable uploads, whose good responses are mostly headers. */
  isResumable: boolean;
  /** Opened by buyers in their browser: an invalid address gets an HTML page. */
  isPage: boolean;
  /** Schema of a good response; null for a file. */
  answer: JsonSchema | null;
  isOpenTo: (roles: readonly string[] | null) => boolean;
  /** Pattern of its addresses. */
  pattern: RegExp;
}

/** The role table: contracts list the screens, the menu lists the roles that may open them. `null` is anonymous. */
function isOpen({ access }: Endpoint, roles: readonly string[] | null): boolean {
  if (access === 'public') return true;
  if (roles === null) return false;
  if (access === 'signed-in') return true;
  if ('screens' in access) return access.screens.some((id) => canOpenScreen(id, roles));
  return access.roles.some((role) => roles.includes(role));
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const jsonOf = (media: Media | undefined) => media?.content?.['application/json']?.schema;

/** Replaces every reference by its schema. */
function withoutRefs<Part>(part: Part, schemas: Record<string, JsonSchema>): Part {
  if (Array.isArray(part)) return part.map((inner: unknown) => withoutRefs(inner, schemas)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { $ref } = part as { $ref?: string };
  const named = $ref?.startsWith('#/components/schemas/') ? schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  if (named) return withoutRefs(named as Part, schemas);
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withoutRefs(inner, schemas)])) as Part;
}

/** Schema of every refusal. */
export const failureOf = ({ components: { schemas } }: OpenApi): JsonSchema => withoutRefs(schemas.Failure, schemas);

/**
 * Every operation of the server's own document.
 * @throws where an operation has no contract that says who may call it.
 */
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
