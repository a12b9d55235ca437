const LIMIT = 80;
const TESTS = new Set(['it', 'test', 'describe']);

/** Finds `it` in `it`, `it.each(rows)` and ``it.each`rows` ``. */
const rootOf = (node) => {
  const inner = node.object ?? node.callee ?? node.tag;
  return inner ? rootOf(inner) : node.name;
};

const lengthOf = (title, source) => {
  if (title?.type === 'TemplateLiteral') return source.getText(title).length - 2;
  return typeof title?.value === 'string' ? title.value.length : 0;
};

const short = {
  meta: { type: 'suggestion', schema: [], messages: { long: `Titles of tests have at most ${LIMIT} characters.` } },
  create: (context) => ({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!TESTS.has(rootOf(callee)) || lengthOf(title, context.sourceCode) <= LIMIT) return;
      context.report({ node: title, messageId: 'long' });
    },
  }),
};

/** A separate rule: no-restricted-syntax is taken by the package homes and cannot measure a template. */
export const testTitleConfigs = [
  {
    name: 'titles of tests',
    files: ['__tests__/**/*.{ts,tsx}'],
    plugins: { 'test-titles': { rules: { short } } },
    rules: { 'test-titles/short': 'error' },
  },
];
