/** Whether the page that was shown last broke: what is typed then went with it, and nobody gave it up. */
export const brokenPage = { isNow: false };
