// How a PostgreSQL type is spelled in TypeScript, once JSON has carried its value.
import type { TypeRow } from './catalogue-rows.ts';

export type SpellType = (id: number) => string;

export function speller(types: readonly TypeRow[], schemas: readonly string[]): SpellType {
  const byId = new Map(types.map((type) => [type.id, type]));
  const spell: SpellType = (id) => {
    const type = byId.get(id);
    if (type === undefined) return 'unknown';
    if (type.kind === 'd') return spell(type.base);
    if (type.element !== 0) return arrayOf(spell(type.element));
    const known = scalars[type.schema === 'pg_catalog' || type.schema === 'extensions' ? type.name : ''];
    if (known !== undefined) return known;
    const section = sectionOf(type);
    if (section === undefined || !schemas.includes(type.schema)) return scalars[type.name] ?? 'unknown';
    const path = ['Database', `[${JSON.stringify(type.schema)}]`, `[${JSON.stringify(section)}]`];
    const row = section === 'Tables' || section === 'Views' ? '["Row"]' : '';
    return `${path.join('')}[${JSON.stringify(type.name)}]${row}`;
  };
  return spell;
}

const scalars: Record<string, string> = {
  ...spelled('boolean', ['bool']),
  ...spelled('number', ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']),
  ...spelled('string', ['text', 'varchar', 'bpchar', 'citext', 'uuid', 'bytea']),
  ...spelled('string', ['date', 'time', 'timetz', 'timestamp', 'timestamptz']),
  // An embedding of pgvector travels as its text.
  ...spelled('string', ['vector']),
  ...spelled('Json', ['json', 'jsonb']),
  ...spelled('undefined', ['void']),
  ...spelled('Record<string, unknown>', ['record']),
};

function spelled(typescript: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, typescript]));
}

function arrayOf(element: string): string {
  return element.includes(' ') && !element.endsWith('>') ? `(${element})[]` : `${element}[]`;
}

function sectionOf(type: TypeRow): 'Enums' | 'CompositeTypes' | 'Tables' | 'Views' | undefined {
  if (type.kind === 'e') return 'Enums';
  if (type.kind !== 'c') return undefined;
  if (type.relation === 'c') return 'CompositeTypes';
  return type.relation === 'v' || type.relation === 'm' ? 'Views' : 'Tables';
}
