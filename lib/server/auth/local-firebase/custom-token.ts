/** Who makes custom tokens here, and for whom, as Firebase's own name it. */
export const CUSTOM_TOKEN = {
  issuer: 'local-firebase-service-account',
  audience: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
} as const;

/** The claim that names the staff session a token was made for. */
export const SESSION_CLAIM = 'sid';
