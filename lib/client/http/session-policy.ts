/** Session data of a request. */
export interface Credentials {
  /** Null when no API info is stored. */
  accessToken: string | null;
  /** Incremented with each sign-in and sign-out, so that a late response is not attributed to the current session. */
  session: number;
}

/** Session interface of the transport. It is injected, so that the transport does not depend on storage or toasts. */
export interface SessionPolicy {
  /** Called before each attempt. */
  credentials(): Credentials;
  /** Called after a 401. Resolves to true when the request may be retried; false when there is no session for it. */
  renew(refused: Credentials): Promise<boolean>;
  /** Called when the retried request failed as well. */
  onRepeatFailed(refused: Credentials): void;
  /** True when the request was sent in an earlier session. */
  isOver(sent: Credentials): boolean;
}

const nobody: SessionPolicy = {
  credentials: () => ({ accessToken: null, session: 0 }),
  renew: () => Promise.resolve(false),
  onRepeatFailed: () => undefined,
  isOver: () => false,
};

let policy = nobody;

/** Connects the transport to the app's session. Until then, calls are unauthenticated. */
export function setSessionPolicy(next: SessionPolicy): void {
  policy = next;
}

export const sessionPolicy = (): SessionPolicy => policy;
