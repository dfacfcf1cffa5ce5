// Runs a file of SQL statement by statement, so that a failure is reported with its line.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import pg from 'pg';
import { messageOf } from '#platform/observation.ts';
import { countLines, type SqlStatement, splitSql } from './split-sql.ts';

export interface SqlFile {
  name: string;
  checksum: string;
  statements: SqlStatement[];
  // A first-line `-- liesse: no transaction` for what PostgreSQL refuses in one, such as `create index concurrently`.
  inTransaction: boolean;
}

export class SqlFileFailed extends Error {
  override name = 'SqlFileFailed';
  readonly file: string;
  readonly line: number;
  readonly sqlState: string | null;

  constructor(file: string, line: number, message: string, cause?: unknown) {
    const sqlState = cause instanceof pg.DatabaseError ? (cause.code ?? null) : null;
    super(`${file}, line ${line}: ${message}${sqlState === null ? '' : ` (SQLSTATE ${sqlState})`}`, { cause });
    this.file = file;
    this.line = line;
    this.sqlState = sqlState;
  }
}

export async function readSqlFile(path: string): Promise<SqlFile> {
  // Line ends and a byte order mark depend on the editor and on git's settings, not on what the file does.
  const sql = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const name = basename(path);
  const inTransaction = !/^--\s*liesse:\s*no transaction\b/i.test(sql);
  const all = splitSql(sql);
  const statements = inTransaction ? withoutOwnTransaction(name, all) : all;
  return { name, checksum: createHash('sha256').update(sql).digest('hex'), statements, inTransaction };
}

// `record` runs in the same transaction as the file: the two are seen together or not at all.
export async function runSqlFile(client: pg.Client, file: SqlFile, record: () => Promise<void>): Promise<void> {
  // A file may have changed settings of the session, as dumps do; the next one begins afresh.
  await client.query(
    'reset session authorization; reset role; reset all; set statement_timeout = 0; set lock_timeout = 0',
  );
  try {
    if (file.inTransaction) await client.query('begin');
    for (const statement of file.statements) await runStatement(client, file.name, statement);
    await client.query('reset session authorization; reset role');
    await record();
    if (file.inTransaction) await client.query('commit');
  } catch (error) {
    if (file.inTransaction) await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function runStatement(client: pg.Client, file: string, { text, line }: SqlStatement): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    const position = error instanceof pg.DatabaseError ? Number(error.position ?? 0) : 0;
    const before = position > 0 ? countLines(text.slice(0, position - 1)) - 1 : 0;
    throw new SqlFileFailed(file, line + before, missingExtension(error) ?? messageOf(error), error);
  }
}

/** The embedded server has PostgreSQL's own extensions alone. */
function missingExtension(error: unknown): string | null {
  const [, name] = /^extension "([^"]+)" is not available$/.exec(messageOf(error)) ?? [];
  if (name === undefined) return null;
  return `this PostgreSQL does not have the extension "${name}": set DATABASE_URL to a server that has it.`;
}

// A file written as `begin; … commit;` means what we do anyway. Any other end of the transaction in the middle would
// leave a half-applied file without a record.
function withoutOwnTransaction(file: string, all: SqlStatement[]): SqlStatement[] {
  const isWrapped = opens(all[0]) && closes(all.at(-1));
  const statements = isWrapped ? all.slice(1, -1) : all;
  const stray = statements.find((statement) => opens(statement) || closes(statement));
  if (stray === undefined) return statements;
  throw new SqlFileFailed(
    file,
    stray.line,
    `"${stray.keywords}" inside the file: a file runs in one transaction of its own. Remove it, or begin the file with ` +
      '"-- liesse: no transaction".',
  );
}

function opens(statement: SqlStatement | undefined): boolean {
  return /^(begin|start transaction)\b/.test(statement?.keywords ?? '');
}

function closes(statement: SqlStatement | undefined): boolean {
  return /^(commit|end|abort|prepare transaction|rollback(?!( work| transaction)? to\b))\b/.test(
    statement?.keywords ?? '',
  );
}
