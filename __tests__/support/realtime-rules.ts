const MEMBER = "root.child('members').child($room).child(auth.uid).exists()";

/** A tree like the one of chat, with more writable paths than chat allows. */
export const TRIAL_RULES = {
  rules: {
    rooms: {
      $room: {
        '.read': `auth != null && ${MEMBER}`,
        '.indexOn': ['at'],
        $message: {
          '.write': `auth != null && !data.exists() && ${MEMBER}`,
          '.validate':
            "newData.hasChildren(['text', 'at', 'by']) && newData.child('text').isString() && newData.child('text').val().length <= 40000 && newData.child('by').val() === auth.uid && newData.child('at').val() === now",
          $other: { '.validate': "$other === 'text' || $other === 'at' || $other === 'by'" },
        },
      },
    },
    members: { '.read': 'auth != null' },
    scores: { '.read': 'auth != null', $game: { '.indexOn': ['.value'], $player: { '.write': 'auth != null' } } },
    counters: { '.read': 'auth != null', '.write': 'auth != null' },
    presence: { '.read': 'auth != null', $uid: { '.write': 'auth != null && auth.uid === $uid' } },
    limited: {
      '.read': 'auth != null && auth.token.roles.admin === true',
      '.write': 'auth.token.roles.admin === true',
    },
  },
};

export const TRIAL_LAYOUT = {
  rowDepths: { rooms: 3, members: 3, scores: 3, counters: 2, presence: 2 },
  volatileRoots: ['presence'],
};
