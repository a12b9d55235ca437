import path from 'node:path';
import ts from 'typescript';
import { readText, sourceFiles } from './repository-files';

/** The files that turn steps into states and write them to any given table: their types accept only a step's result. */
const KIT = [
  'lib/server/db/stepped.ts',
  'lib/server/db/versioned-rows.ts',
  'lib/server/platform/steps/step-repository.ts',
];
const SCHEMA = 'lib/server/db/schema/';

const root = process.cwd();
const WRITING = /\.update\(|onConflictDoUpdate|\bupdate \$\{|\binto \$\{|Stepped/i;

const inRepository = ({ fileName }: ts.SourceFile) => path.relative(root, fileName);

/** Compiles the database-writing code together with virtual files. */
function compile(planted: Readonly<Record<string, string>>): { program: ts.Program; files: string[] } {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost({ ...options, incremental: false, noEmit: true });
  const { readFile, fileExists } = host;
  const plantedAt = (file: string) => planted[path.relative(root, file)];
  host.fileExists = (file) => plantedAt(file) !== undefined || fileExists(file);
  host.readFile = (file) => plantedAt(file) ?? readFile(file);
  const files = [
    ...['lib/server', 'lib/commands', 'pages/api'].flatMap(sourceFiles).filter((file) => WRITING.test(readText(file))),
    ...Object.keys(planted),
  ];
  const rootNames = files.map((file) => path.join(root, file));
  return { program: ts.createProgram(rootNames, { ...options, incremental: false, noEmit: true }, host), files };
}

/** Finds writes to columns, given as `table.column`, whose value does not come from a machine's step. */
class Search {
  readonly found: string[] = [];
  private readonly columns: Map<string, string>;

  constructor(
    private readonly checker: ts.TypeChecker,
    places: readonly string[],
  ) {
    this.columns = new Map(places.map((place) => place.split('.') as [string, string]));
  }

  in(file: ts.SourceFile): void {
    const visit = (node: ts.Node) => {
      this.look(node);
      ts.forEachChild(node, visit);
    };
    if (!KIT.includes(inRepository(file))) visit(file);
  }

  private look(node: ts.Node): void {
    if (
      ts.isAsExpression(node) &&
      this.isStepped(this.checker.getTypeAtLocation(node)) &&
      !this.isStepped(this.checker.getTypeAtLocation(node.expression))
    )
      this.tell(node, 'says itself that a step led there');
    if (ts.isTaggedTemplateExpression(node)) this.lookAtSql(node);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [first] = node.arguments;
    const { name, expression } = node.expression;
    if (!first) return;
    if (name.text === 'set') this.lookAtSet(first, tableOf(expression, 'update'));
    if (name.text === 'onConflictDoUpdate' && ts.isObjectLiteralExpression(first))
      for (const property of first.properties)
        if (ts.isPropertyAssignment(property) && property.name.getText() === 'set')
          this.lookAtSet(property.initializer, tableOf(expression, 'insert'));
  }

  /** Raw SQL that updates rows of a table with states. */
  private lookAtSql({ template }: ts.TaggedTemplateExpression): void {
    if (!ts.isTemplateExpression(template)) return;
    let before = template.head.text;
    for (const { expression, literal } of template.templateSpans) {
      const column = /\b(update|into)\s+$/i.test(before) ? this.columnOf(expression) : null;
      const sets = template
        .getText()
        .split(/\bset\b/i)
        .slice(1);
      const writes = sets.some((set) => new RegExp(`\\b${column}\\b[^,]*?=`).test(set.split(/\bwhere\b/i)[0] ?? ''));
      if (column && writes) this.tell(template, 'changes a state in raw SQL');
      before = literal.text;
    }
  }

  private lookAtSet(value: ts.Expression, table: ts.Expression | undefined): void {
    if (!table) return;
    const column = this.columnOf(table);
    if (column === undefined) return this.tell(table, 'writes to a table that is not named');
    if (column === null) return;
    const type = this.checker.getTypeAtLocation(value);
    const isOpaque = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) !== 0;
    if (isOpaque || this.checker.getIndexInfosOfType(type).length > 0) return this.tell(value, 'hides what it writes');
    const property = type.getProperty(column);
    const written = property && this.checker.getTypeOfSymbolAtLocation(property, value);
    if (written && !this.isStepped(written)) this.tell(value, `writes ${table.getText()}.${column} past its machine`);
  }

  /** A table's state column, null if it has none; undefined if it is not a table of the schema. */
  private columnOf(table: ts.Expression): string | null | undefined {
    const named = this.checker.getSymbolAtLocation(table);
    const symbol = named && named.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(named) : named;
    const file = symbol?.declarations?.[0]?.getSourceFile();
    if (!symbol || !file || !inRepository(file).startsWith(SCHEMA)) return undefined;
    return this.columns.get(symbol.name) ?? null;
  }

  private isStepped(type: ts.Type): boolean {
    const members = type.isUnion() ? type.types : [type];
    const values = members.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
    const isBranded = (one: ts.Type) =>
      this.checker.getPropertiesOfType(one).some(({ declarations, escapedName }) => {
        const file = declarations?.[0]?.getSourceFile();
        return String(escapedName).startsWith('__@byTable') && file !== undefined && KIT.includes(inRepository(file));
      });
    return values.every(isBranded);
  }

  private tell(node: ts.Node, what: string): void {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    this.found.push(`${inRepository(file)}:${line + 1} ${what}`);
  }
}

/** The table in a call chain: of `tx.update(table)`, or of `tx.insert(table).values(rows)`. */
function tableOf(chain: ts.Expression, method: 'update' | 'insert'): ts.Expression | undefined {
  let call: ts.Expression = chain;
  while (ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)) {
    if (call.expression.name.text === method) return call.arguments[0];
    call = call.expression.expression;
  }
  return undefined;
}

/**
 * Places where a state is written without its machine, with the reason; `planted` files are compiled as if they
 * existed.
 */
export function looseWrites(places: readonly string[], planted: Readonly<Record<string, string>> = {}): string[] {
  const { program, files } = compile(planted);
  const search = new Search(program.getTypeChecker(), places);
  for (const file of files) {
    const source = program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`${file} was not compiled.`);
    search.in(source);
  }
  return search.found;
}
