import ts from 'typescript';

const isSummary = (node) =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'summary' &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.expression.getText() === 'endpoint';

/**
 * A contract as shipped to browsers: without the summaries, which only the OpenAPI document needs. For webpack.
 * @param {string} source
 */
export default function shippedContract(source) {
  const kept = [];
  let from = 0;
  const visit = (node) => {
    if (!isSummary(node)) return ts.forEachChild(node, visit);
    kept.push(source.slice(from, node.getStart()));
    // Also skips the trailing comma.
    from = node.end + 1;
  };
  visit(ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true));
  return kept.join('') + source.slice(from);
}
