import type { Database } from '@/lib/server/db/database';
import { sentStatements } from '../harness/bench/sent-statements';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** A step of a statement's plan, with the total number of rows it read. */
export interface PlanStep {
  step: string;
  looked: number;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const toStep = (node: PlanNode): PlanStep => ({
  step: [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' of '),
  looked: Math.round(
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0) +
      (node['Rows Removed by Join Filter'] ?? 0)) *
      node['Actual Loops'],
  ),
});

/** The plan of one statement as executed by the database, step by step. */
export async function planOf({ pool }: Database, text: string, values: unknown[] = []): Promise<PlanStep[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)).map(toStep);
}

/** The plans of all statements that the work sends to the database. */
export async function plansOf(database: Database, work: () => Promise<unknown>): Promise<PlanStep[][]> {
  const plans: PlanStep[][] = [];
  for (const { text, values } of await sentStatements(database, work)) plans.push(await planOf(database, text, values));
  return plans;
}
