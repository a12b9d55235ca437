import type * as z from 'zod/mini';
import type { ScreenId } from '@/config/menu';
import type { Role } from '@/config/roles';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * - `public`: anyone; the handler proves the caller's identity by other means.
 * - `signed-in`: every member of staff with a live session.
 * - `screens`: users who can open at least one of these screens of the menu table.
 * - `roles`: holders of an action-level role that opens no screen by itself.
 */
export type Access = 'public' | 'signed-in' | { screens: readonly ScreenId[] } | { roles: readonly Role[] };

/** Values that arrive as text: path parameters and the query string. */
type TextSchema = z.ZodMiniType<object, Record<string, unknown>>;
type Nothing = z.ZodMiniType<undefined, undefined>;

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Allowed extends Access = Access,
  Download extends true | undefined = true | undefined,
> {
  /** `<area>.<verb>`; names the call in logs, tests and the OpenAPI document. */
  id: string;
  summary: string;
  method: Method;
  /** Path as the file under `pages` is named: `/api/me/sessions/[id]`. */
  path: string;
  access: Allowed;
  /** Allowed for users who must first choose a new password. */
  allowsPendingPassword?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Shape of `data` in the response; fields it does not name are never sent. */
  answer: Answer;
  /** The body is a form with one file of any type, at most this many bytes. */
  upload?: { maxBytes: number };
  /**
   * Headers and body follow the resumable upload protocol (tus 1.0.0), at most this many bytes in total. Success
   * responses carry its headers too; `answer` describes the response that completes the upload.
   */
  resumable?: { maxBytes: number };
  /** A success response is a file instead of JSON; `answer` is not used. */
  download?: Download;
  /** Status of a success response; 200 by default. */
  status?: 200 | 201 | 202;
}

/** Input of a call: only the parts the endpoint declares. */
export type EndpointInput<E extends Endpoint, Side extends 'input' | 'output' = 'input'> = Part<E, 'params', Side> &
  Part<E, 'query', Side> &
  Part<E, 'body', Side>;

type Part<E extends Endpoint, Key extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  NonNullable<E[Key]> extends infer Schema extends z.ZodMiniType
    ? undefined extends z.input<Schema>
      ? unknown
      : { [K in Key]: Side extends 'input' ? z.input<Schema> : z.output<Schema> }
    : unknown;

export type EndpointAnswer<E extends Endpoint> = z.output<E['answer']>;

/** Declares one call. Parts left out are absent from the call's input type. */
export const endpoint = <
  Answer extends z.ZodMiniType,
  Params extends TextSchema | Nothing = Nothing,
  Query extends TextSchema | Nothing = Nothing,
  Body extends z.ZodMiniType = Nothing,
  const Allowed extends Access = Access,
  Download extends true | undefined = undefined,
>(
  declaration: Endpoint<Params, Query, Body, Answer, Allowed, Download>,
): Endpoint<Params, Query, Body, Answer, Allowed, Download> => declaration;

/** Fills in and encodes the `[name]` segments of a path. Throws when a value is missing. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
