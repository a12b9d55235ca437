import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

/**
 * Lints texts as if they were files: `[{ filePath, text }]` on stdin, one list of messages per text on stdout. A
 * separate process, because ESLint loads its configuration as an ES module, which jest cannot. The type-aware rule is
 * off: a planted file belongs to no project.
 */
const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
});

const planted = JSON.parse(await text(process.stdin));
const answers = [];
for (const { filePath, text: source } of planted) {
  const [result] = await eslint.lintText(source, { filePath, warnIgnored: true });
  answers.push(result.messages.map(({ line, ruleId, message }) => ({ line, rule: ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
