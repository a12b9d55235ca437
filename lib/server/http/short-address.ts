const SHORT = /^\/s\/([^/?]+)\/?(?:\?.*)?$/;

/**
 * Maps a short URL to its route, ignoring anything an app appended when sharing it. Not a rewrite in Next's settings,
 * because those ship a path matcher to every page.
 */
export const longAddress = (url: string): string => url.replace(SHORT, '/api/short-links/$1');
