export interface Token {
  kind: 'name' | 'number' | 'text' | 'pattern' | 'sign' | 'end';
  text: string;
}

export class RuleSyntaxError extends Error {}

const SIGNS = ['===', '!==', '==', '!=', '<=', '>=', '&&', '||', ...'<>+-*/%!?:.,()[]'];
const KINDS: [Token['kind'], RegExp][] = [
  ['name', /^[A-Za-z_$][\w$]*/],
  ['number', /^\d+(\.\d+)?/],
  ['text', /^'(?:[^'\\]|\\.)*'|^"(?:[^"\\]|\\.)*"/],
];
const PATTERN = /^\/(?:[^/\\\n]|\\.)+\/i?/;

const unescaped = (text: string) => text.slice(1, -1).replace(/\\(.)/g, '$1');

/** Tokens of an expression in the rules file. @throws RuleSyntaxError */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let rest = source.trimStart();
  while (rest !== '') {
    // Only valid as an argument: anywhere else a slash means division.
    const pattern = tokens.at(-1)?.text === '(' ? PATTERN.exec(rest)?.[0] : undefined;
    const named = KINDS.map(([kind, form]) => ({ kind, text: form.exec(rest)?.[0] })).find(({ text }) => text);
    const sign = SIGNS.find((each) => rest.startsWith(each));
    const text = pattern ?? named?.text ?? sign;
    if (text === undefined) throw new RuleSyntaxError(`Unexpected "${rest.slice(0, 10)}" in: ${source}`);
    const kind = pattern ? 'pattern' : (named?.kind ?? 'sign');
    tokens.push({ kind, text: kind === 'text' ? unescaped(text) : text });
    rest = rest.slice(text.length).trimStart();
  }
  return [...tokens, { kind: 'end', text: '' }];
}
