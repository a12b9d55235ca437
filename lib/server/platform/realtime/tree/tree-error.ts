/** An error code for the client: `permission_denied`, `datastale`, `invalid_path`, `too_big`, … */
export class TreeError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
