// SQL text from values. All text a person reads passes through `french`, which sets it as a French printer would.
export type Value = string | number | boolean | null | Raw;

/** Written as it stands: an expression rather than a value. */
export class Raw {
  readonly sql: string;
  constructor(sql: string) {
    this.sql = sql;
  }
}
export const raw = (sql: string): Raw => new Raw(sql);

export const literal = (value: Value): string => {
  if (value === null) return 'null';
  if (value instanceof Raw) return value.sql;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
};

/** A list of a type that every row shares. */
export const textArray = (values: readonly string[]): string => `{${values.map((value) => `"${value}"`).join(',')}}`;

/** One row a line. Told twice, it changes nothing. */
export function insert(table: string, columns: readonly string[], rows: readonly (readonly Value[])[]): string {
  const lines = rows.map((row) => `  (${row.map(literal).join(', ')})`);
  return `insert into ${table} (${columns.join(', ')}) values\n${lines.join(',\n')}\non conflict do nothing;`;
}

/** Apostrophes that curl, and spaces that do not break before high signs and inside quotes. */
export const french = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/ ([:;!?»%€])/g, '\u00A0$1')
    .replaceAll(/« /g, '«\u00A0')
    .replaceAll(/(\d) (h|km|m)\b/g, '$1\u00A0$2');
