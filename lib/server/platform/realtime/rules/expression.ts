import { callOn, fieldOf, METHODS } from './members';
import { OPERATORS, truth } from './operators';
import { RuleSyntaxError, type Token, tokensOf } from './tokens';

/** Values of the names in a rule: `auth`, `root`, `data`, `newData`, `now` and the `$` variables of its path. */
export type Names = Readonly<Record<string, () => unknown>>;
export type Expression = (names: Names) => unknown;

const WORDS: Record<string, unknown> = { true: true, false: false, null: null };

/** Parses one expression, lowest precedence first. Nothing from the file is ever run as a script. */
class Parser {
  private readonly tokens: Token[];
  private position = 0;

  constructor(
    private readonly source: string,
    private readonly known: ReadonlySet<string>,
  ) {
    this.tokens = tokensOf(source);
  }

  whole(): Expression {
    const expression = this.choice();
    if (this.next().kind !== 'end') throw this.fault();
    return expression;
  }

  private fault = () => new RuleSyntaxError(`Cannot read this rule: ${this.source}`);

  private next(): Token {
    const token = this.tokens[this.position];
    if (!token) throw this.fault();
    this.position += 1;
    return token;
  }

  private takes(sign: string): boolean {
    const token = this.tokens[this.position];
    const isThere = token?.kind === 'sign' && token.text === sign;
    if (isThere) this.position += 1;
    return isThere;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw this.fault();
  }

  private choice(): Expression {
    const condition = this.either();
    if (!this.takes('?')) return condition;
    const yes = this.choice();
    this.expect(':');
    const no = this.choice();
    return (names) => (truth(condition(names)) ? yes(names) : no(names));
  }

  private either(): Expression {
    let left = this.both();
    while (this.takes('||')) {
      const [before, after] = [left, this.both()];
      left = (names) => truth(before(names)) || truth(after(names));
    }
    return left;
  }

  private both(): Expression {
    let left = this.binary(0);
    while (this.takes('&&')) {
      const [before, after] = [left, this.binary(0)];
      left = (names) => truth(before(names)) && truth(after(names));
    }
    return left;
  }

  private binary(level: number): Expression {
    const operators = OPERATORS[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const [, operator] = Object.entries(operators).find(([sign]) => this.takes(sign)) ?? [];
      if (!operator) return left;
      const [before, after] = [left, this.binary(level + 1)];
      left = (names) => operator(before(names), after(names));
    }
  }

  private unary(): Expression {
    if (this.takes('!')) {
      const denied = this.unary();
      return (names) => !truth(denied(names));
    }
    return this.members();
  }

  private members(): Expression {
    let value = this.primary();
    while (this.takes('.')) {
      const [on, { kind, text: name }] = [value, this.next()];
      if (kind !== 'name') throw this.fault();
      if (!this.takes('(')) {
        value = (names) => fieldOf(on(names), name);
        continue;
      }
      if (!METHODS.includes(name)) throw new RuleSyntaxError(`There is no ${name}() in rules: ${this.source}`);
      const args = this.list(')');
      value = (names) =>
        callOn(
          on(names),
          name,
          args.map((each) => each(names)),
        );
    }
    return value;
  }

  private list(end: string): Expression[] {
    const parts: Expression[] = [];
    while (!this.takes(end)) {
      if (parts.length > 0) this.expect(',');
      parts.push(this.choice());
    }
    return parts;
  }

  private primary(): Expression {
    if (this.takes('(')) {
      const inner = this.choice();
      this.expect(')');
      return inner;
    }
    if (this.takes('[')) {
      const parts = this.list(']');
      return (names) => parts.map((each) => each(names));
    }
    const { kind, text } = this.next();
    if (kind === 'text') return () => text;
    if (kind === 'number') return () => Number(text);
    if (kind === 'pattern') {
      const pattern = new RegExp(text.slice(1, text.lastIndexOf('/')), text.endsWith('i') ? 'iu' : 'u');
      return () => pattern;
    }
    if (kind !== 'name') throw this.fault();
    if (Object.hasOwn(WORDS, text)) return () => WORDS[text];
    if (!this.known.has(text)) throw new RuleSyntaxError(`There is no ${text} in rules: ${this.source}`);
    return (names) => names[text]?.();
  }
}

/** A rule's parsed expression. @throws RuleSyntaxError for what Firebase would not accept. */
export const readExpression = (source: string, known: ReadonlySet<string>): Expression =>
  new Parser(source, known).whole();
