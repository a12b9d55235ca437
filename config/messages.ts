/** Sentences fixed by the owner, verbatim (including the misspelling). Every use reads them from here. */
export const MESSAGES = {
  success: 'success',
  loading: 'Loading…',
  noAccess: 'You do not have access to this page.',
  loggedOut: 'Logged out succesfully',
  undefinedUser: 'Undefined user info',
  invalidCredentials: 'invalid credentials, please login again',
} as const;
