export interface KeyRow {
  keys: readonly string[];
  does: string;
}

interface KeyGroup {
  title: string;
  rows: readonly KeyRow[];
}

const groups = <Name extends string>(table: Record<Name, KeyGroup>) => table;

/** Actions of the shortcuts on pages that have their own. */
export const KEYS_OF_PAGES = groups({
  dashboard: {
    title: 'On the dashboard',
    rows: [{ keys: ['1', '…', '6'], does: 'Open what comes next' }],
  },
  list: {
    title: 'In this list',
    rows: [
      { keys: ['/'], does: 'Search' },
      { keys: ['j', 'k'], does: 'Next and previous row' },
      { keys: ['enter'], does: 'Open the row' },
      { keys: ['escape'], does: 'Leave the search, or clear the selection' },
    ],
  },
  'list-look': {
    title: 'In this list',
    rows: [{ keys: [' '], does: 'Look at the row beside the list' }],
  },
  'list-select': {
    title: 'In this list',
    rows: [{ keys: ['x'], does: 'Select the row; with Shift all rows up to it' }],
  },
  tree: {
    title: 'In this tree',
    rows: [
      { keys: ['/'], does: 'Search' },
      { keys: ['j', 'k'], does: 'Next and previous row' },
      { keys: ['→', '←'], does: 'Open and close the city' },
      { keys: ['enter'], does: 'Open the market' },
    ],
  },
  'whatsapp-groups': {
    title: 'On a row of these groups',
    rows: [{ keys: ['t'], does: 'A post was seen today' }],
  },
  sheet: {
    title: 'In this sheet',
    rows: [
      { keys: ['enter'], does: 'Save, and go to the cell below' },
      { keys: ['↑', '↓'], does: 'Cell above and below' },
      { keys: ['escape'], does: 'Undo what was typed in the cell' },
      { keys: ['mod', 'v'], does: 'Paste a block of cells' },
    ],
  },
  posts: {
    title: 'On this board of posts',
    rows: [
      { keys: ['/'], does: 'Search' },
      { keys: ['j', 'k'], does: 'Next and previous post' },
      { keys: ['enter'], does: 'Open the post' },
      { keys: ['x'], does: 'Select the post; with Shift all posts up to it' },
      { keys: ['m'], does: 'Make catalogs of the selected posts' },
      { keys: ['r'], does: 'Accept the new rate of the post' },
      { keys: ['escape'], does: 'Leave the search, or clear the selection' },
    ],
  },
  review: {
    title: 'In this review',
    rows: [
      { keys: ['a'], does: 'Accept' },
      { keys: ['b'], does: 'Send back' },
      { keys: ['r'], does: 'Reject' },
      { keys: ['l'], does: 'Later' },
      { keys: ['f'], does: 'Fix the rate' },
      { keys: ['e'], does: 'Show all fields' },
      { keys: ['p'], does: 'Fix photos' },
      { keys: ['←', '→'], does: 'Previous and next photo' },
    ],
  },
  'review-of-videos': {
    title: 'In this review',
    rows: [
      { keys: ['a'], does: 'Accept' },
      { keys: ['b'], does: 'Send back' },
      { keys: ['r'], does: 'Reject' },
      { keys: ['n'], does: 'Later' },
      { keys: ['k'], does: 'Play and pause' },
      { keys: ['j', 'l'], does: '10 seconds back and on' },
      { keys: ['←', '→'], does: '5 seconds back and on' },
      { keys: [',', '.'], does: 'Previous and next frame' },
    ],
  },
  groups: {
    title: 'On this page of groups',
    rows: [
      { keys: ['y'], does: 'Accept the suggestion; so does Enter' },
      { keys: ['n'], does: 'Next suggestion' },
    ],
  },
  chat: {
    title: 'In this inbox',
    rows: [
      { keys: ['j', 'k'], does: 'Next and previous conversation' },
      { keys: ['r'], does: 'Reply' },
      { keys: ['mod', 'enter'], does: 'Send the reply' },
      { keys: ['a'], does: 'Take the conversation' },
      { keys: ['e'], does: 'Close the conversation' },
      { keys: ['/'], does: 'Search' },
    ],
  },
  merge: {
    title: 'On this merge request',
    rows: [
      { keys: ['j', 'k'], does: 'Next and previous request' },
      { keys: ['s'], does: 'Swap the two' },
      { keys: ['d'], does: 'Only differences, or all fields' },
      { keys: ['m'], does: 'Merge' },
      { keys: ['n'], does: 'They are different' },
      { keys: ['r'], does: 'Refuse' },
      { keys: ['u'], does: 'Undo the merge' },
      { keys: ['escape'], does: 'Back to the queue' },
    ],
  },
  queue: {
    title: 'In this queue',
    rows: [{ keys: ['n'], does: 'Get next; so does Enter' }],
  },
});

export type PageKeys = keyof typeof KEYS_OF_PAGES;
