/** Storage flag, set while unsent photos are stored in the browser; reading it is cheap for every page. */
export const PHOTOS_WAIT = 'photos on their way';
