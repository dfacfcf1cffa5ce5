// Builds SQL text from values. `french` applies French typography to every text that people read.
export type Value = string | number | boolean | null | Raw;

/** An SQL expression, which is not quoted. */
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
  return typeof value === 'string' ? quoted(value) : String(value);
};

/** A date such as `{jour 0}` becomes a call of the function that writes it, see `days.ts`. */
const quoted = (value: string): string =>
  `'${value.replaceAll("'", "''")}'`.replaceAll(
    /\{(jour|mois|de mois) (-?\d+)\}/g,
    (_, format, days) => `' || pg_temp.demo_date_text('${format}', ${days}) || '`,
  );

/** A PostgreSQL array literal. */
export const textArray = (values: readonly string[]): string => `{${values.map((value) => `"${value}"`).join(',')}}`;

/** One row per line. Applied twice, it changes nothing. */
export function insert(table: string, columns: readonly string[], rows: readonly (readonly Value[])[]): string {
  const lines = rows.map((row) => `  (${row.map(literal).join(', ')})`);
  return `insert into ${table} (${columns.join(', ')}) values\n${lines.join(',\n')}\non conflict do nothing;`;
}

/** Typographic apostrophes, and no-break spaces before double punctuation and inside quotation marks. */
export const french = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/ ([:;!?»%€])/g, '\u00A0$1')
    .replaceAll(/« /g, '«\u00A0')
    .replaceAll(/(\d) (h|km|m)\b/g, '$1\u00A0$2');
