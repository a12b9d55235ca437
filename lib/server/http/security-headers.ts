import { env } from '../env';

const FIREBASE_HOSTS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://*.firebaseio.com',
  'wss://*.firebaseio.com',
  'https://*.firebasedatabase.app',
  'wss://*.firebasedatabase.app',
];

/** The only foreign pages shown in frames, each after a click. */
const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://www.instagram.com'];

export interface ScriptPolicy {
  /** CSP hashes of the page's inline scripts. */
  hashes: readonly string[];
  /** The development server evaluates modules and keeps a socket open. */
  isDevelopment: boolean;
}

function contentSecurityPolicy({ hashes, isDevelopment }: ScriptPolicy): string {
  const { NEXT_PUBLIC_FIREBASE_PROJECT_ID: project, NEXT_PUBLIC_API_URL: api, PUBLIC_URL: publicUrl } = env();
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : hashes;
  const calls = [
    ...(api ? [new URL(api).origin] : []),
    ...(project ? FIREBASE_HOSTS : []),
    ...(isDevelopment ? ['ws:'] : []),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // MUI's style engine writes style elements and attributes while rendering.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    // Videos are served by us; a blob is a file just selected.
    'media-src': ["'self'", 'blob:'],
    'frame-src': VIDEO_FRAMES,
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(publicUrl?.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers of every response, pages and calls alike. HSTS only where staff use https. */
export function securityHeaders(policy: ScriptPolicy): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'X-Robots-Tag': 'noindex, nofollow',
    ...(env().PUBLIC_URL?.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
