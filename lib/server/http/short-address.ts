const SHORT = /^\/s\/(?=[^/])/;

/** Where a short address is answered. Not a rewrite in Next's settings, because those ship a path matcher to every page. */
export const longAddress = (url: string): string => url.replace(SHORT, '/api/short-links/');
