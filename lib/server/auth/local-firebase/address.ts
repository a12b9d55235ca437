const GOOGLE = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Maps a Firebase SDK call to our route: pointed at this server, the SDK keeps Google's host names as the start of its
 * paths. Not a rewrite in Next's settings, because those ship a path matcher to every page.
 */
export const localAddress = (url: string): string => url.replace(GOOGLE, '/api/local-firebase/');
