/** Sentences the owner fixed, to the letter (the misspelling included). Every use reads them from here. */
export const MESSAGES = {
  success: 'success',
  loading: 'Loading…',
  noAccess: 'You do not have access to this page.',
  loggedOut: 'Logged out succesfully',
  undefinedUser: 'Undefined user info',
  invalidCredentials: 'invalid credentials, please login again',
} as const;
