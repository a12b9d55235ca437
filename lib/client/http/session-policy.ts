/** What a request knows of the session it is sent in. */
export interface Credentials {
  /** Null when no API info is stored. */
  accessToken: string | null;
  /** Grows with each sign-in and sign-out, so that a late answer is not taken for one of the present session. */
  session: number;
}

/** What the transport asks about sessions. It is handed in, so that the transport knows nothing of storage or toasts. */
export interface SessionPolicy {
  /** Asked right before each attempt. */
  credentials(): Credentials;
  /** Called after a 401. True when the request may be repeated; false when there is no session to repeat it in. */
  renew(refused: Credentials): Promise<boolean>;
  /** Called when the repeated request failed as well. */
  onRepeatFailed(refused: Credentials): void;
  /** True when the session the request was sent in is not the present one. */
  isOver(sent: Credentials): boolean;
}

const nobody: SessionPolicy = {
  credentials: () => ({ accessToken: null, session: 0 }),
  renew: () => Promise.resolve(false),
  onRepeatFailed: () => undefined,
  isOver: () => false,
};

let policy = nobody;

/** Connects the transport to the session of the app. Until then every call is made by nobody. */
export function setSessionPolicy(next: SessionPolicy): void {
  policy = next;
}

export const sessionPolicy = (): SessionPolicy => policy;
