const SHORT = /^\/s\/([^/?]+)\/?(?:\?.*)?$/;

/**
 * Where a short address is answered, whatever an app that passed it on put behind it. Not a rewrite in Next's settings,
 * because those ship a path matcher to every page.
 */
export const longAddress = (url: string): string => url.replace(SHORT, '/api/short-links/$1');
