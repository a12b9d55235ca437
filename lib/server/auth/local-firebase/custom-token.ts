/** Issuer and audience of our custom tokens, as Firebase names them. */
export const CUSTOM_TOKEN = {
  issuer: 'local-firebase-service-account',
  audience: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
} as const;

/** Claim with the staff session a token was made for. */
export const SESSION_CLAIM = 'sid';
