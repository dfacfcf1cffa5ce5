// While a new version is rolled out, the one before it runs on the same database. A migration after the first release may therefore only
// add (expand); what the old code uses is removed by a later release (contract), with a comment that says so.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listMigrations } from '@liesse/platform/postgres/migrations.ts';
import { splitSql } from '@liesse/platform/postgres/sql-files/split-sql.ts';
import { root } from './command.ts';
import { type Step, verdict } from './step.ts';

export interface UnsafeStatement {
  line: number;
  reason: string;
}

/** The version of the newest migration of the first release. Without the file nothing was released, and migrations are edited in place. */
const FIRST_RELEASE = 'supabase/first-release';

export const migrationSafety: Step = {
  name: 'migrations that the previous version survives',
  run: async () => {
    const first = await readFile(path.join(root, FIRST_RELEASE), 'utf8').catch(() => null);
    if (first === null) return { ...verdict(true, ''), note: 'nothing was released yet' };
    const found = await lintFolder(path.join(root, 'supabase/migrations'), first.trim());
    return verdict(found.length === 0, found.join('\n'));
  },
};

/** One line for each statement of the migrations after `released` that the previous version cannot live with. */
export async function lintFolder(folder: string, released: string): Promise<string[]> {
  const migrations = (await listMigrations(folder)).filter(({ version }) => version > released);
  const found = await Promise.all(
    migrations.map(async ({ path: file }) =>
      findUnsafe(await readFile(file, 'utf8')).map(
        ({ line, reason }) => `${path.basename(file)}, line ${line}: ${reason}`,
      ),
    ),
  );
  return found.flat();
}

export function findUnsafe(sql: string): UnsafeStatement[] {
  const lines = sql.split('\n');
  const statements = splitSql(sql).map(({ text, line }) => ({ text: withoutComments(text), line }));
  const created = new Set(statements.flatMap(({ text }) => createdBy(text)));
  return statements.flatMap(({ text, line }) => {
    if (isContract(lines, line)) return [];
    const rule = RULES.find(({ pattern }) => pattern.test(text));
    if (rule === undefined || rule.isHarmless?.(text, created) === true) return [];
    return [{ line, reason: rule.reason }];
  });
}

interface Rule {
  pattern: RegExp;
  reason: string;
  /** What looks unsafe and is not, given the objects that the same file creates. */
  isHarmless?: (text: string, created: ReadonlySet<string>) => boolean;
}

const isOfNewTable = (text: string, created: ReadonlySet<string>): boolean => {
  const [, table = ''] = /^alter table (?:if exists )?(?:only )?([\w."]+)/.exec(text) ?? [];
  return created.has(`table ${table}`);
};
const isReplaced = (text: string, created: ReadonlySet<string>): boolean => {
  const [, kind = '', name = ''] = /^drop (\w+) (?:if exists )?("[^"]+"|[\w.]+)/.exec(text) ?? [];
  return created.has(`${kind} ${name}`);
};

const RULES: readonly Rule[] = [
  {
    pattern: /^drop (?:table|schema|type|domain|sequence|extension)\b/,
    reason: 'drops what the previous version may use',
  },
  {
    pattern: /^drop (?:function|view|materialized view|trigger|policy)\b/,
    reason: 'drops what the previous version may use; create it again in the same file or with "create or replace"',
    isHarmless: isReplaced,
  },
  { pattern: /^alter [\s\S]*\brename\b/, reason: 'renames what the previous version calls by its old name' },
  {
    pattern: /^alter table [\s\S]*\bdrop (?:column )?(?!constraint|default|not null|expression|identity)[\w"]/,
    reason: 'drops a column that the previous version may read or write',
    isHarmless: isOfNewTable,
  },
  {
    pattern: /^alter table [\s\S]*\balter (?:column )?[\w"]+ (?:set data )?type\b/,
    reason: 'changes the type of a column under the previous version, and rewrites the table',
    isHarmless: isOfNewTable,
  },
  {
    pattern: /^alter table [\s\S]*\b(?:set not null|drop default)\b/,
    reason: 'refuses rows that the previous version writes without this column',
    isHarmless: isOfNewTable,
  },
  {
    pattern:
      /^alter table [\s\S]*\badd (?:column )?(?:if not exists )?(?!constraint)[\w"]+ [^,;]*\bnot null\b(?![^,;]*\bdefault\b)(?<!\bdefault\b[^,;]*)/,
    reason: 'adds a column that the previous version does not fill: give it a default',
    isHarmless: isOfNewTable,
  },
  {
    pattern:
      /^alter table [\s\S]*\badd (?:constraint \S+ )?(?:check|unique|foreign key|primary key|exclude)\b(?![\s\S]*\bnot valid\b)/,
    reason:
      'refuses rows that the previous version writes, and locks the table while it checks: add it "not valid" first',
    isHarmless: isOfNewTable,
  },
  { pattern: /^revoke\b/, reason: 'takes a permission that the previous version uses' },
  { pattern: /^truncate\b/, reason: 'deletes rows' },
];

function createdBy(text: string): string[] {
  const [, kind, name] =
    /^create (?:or replace )?(?:unlogged )?(table|function|view|trigger|policy) (?:if not exists )?("[^"]+"|[\w.]+)/.exec(
      text,
    ) ?? [];
  return kind === undefined || name === undefined ? [] : [`${kind} ${name}`];
}

/** `-- contract: …` in the comment above says why no running version uses it any more. */
function isContract(lines: readonly string[], line: number): boolean {
  for (let index = line - 2; index >= 0; index -= 1) {
    const above = lines[index]?.trim() ?? '';
    if (!above.startsWith('--')) return false;
    if (/^--\s*contract:\s*\S/.test(above)) return true;
  }
  return false;
}

/** Bodies of functions and literals decide nothing here, and their words would look like statements. */
const withoutComments = (text: string): string =>
  text
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
