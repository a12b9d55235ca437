/** True when the last page crashed: its typed input was lost with it, not discarded by the user. */
export const brokenPage = { isNow: false };
