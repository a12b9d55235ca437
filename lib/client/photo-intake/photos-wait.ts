/** Noted in the browser's storage while it keeps photos that are not sent yet; asking there costs a page nothing. */
export const PHOTOS_WAIT = 'photos on their way';
