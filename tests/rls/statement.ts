// A statement that the matrix tries, and the one that adds a row.

export interface Statement {
  sql: string;
  /** A new row has no natural place beside the fixture's in some tables: this clears it, as the tables' owner. */
  prepare?: string;
}

export function insert(table: string, row: Record<string, string>): Statement {
  const values = Object.values(row).map((value) => `'${value}'`);
  return { sql: `insert into public.${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})` };
}
