/** Purposes of the screens outside any area. */
export const OWN_PURPOSES = {
  dashboard: 'What your roles open.',
  'my-profile': 'Your name, your roles, your password and where you are signed in.',
  settings: 'How the product looks for you, and where you start.',
  billing: 'What is used: storage, seats and messages, with statements and budgets.',
};
