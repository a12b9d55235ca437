/** What a client is told in one word: `permission_denied`, `datastale`, `invalid_path`, `too_big`, … */
export class TreeError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
