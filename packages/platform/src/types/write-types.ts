// Writes the model as the TypeScript file that `createClient<Database>` understands.
import { helperTypes } from './helper-types.ts';
import { block, fieldsOf, key, rowOf, tupleOf, unionOf } from './layout.ts';
import type { FunctionModel, RelationModel, RelationshipModel, Returned, SchemaModel } from './model.ts';

export function writeTypes(schemas: readonly SchemaModel[], options: { postgrestVersion: string }): string {
  return `${[
    ...json,
    '',
    'export type Database = {',
    '  // Lets createClient choose the right options for the version of the server.',
    '  __InternalSupabase: {',
    `    PostgrestVersion: ${JSON.stringify(options.postgrestVersion)}`,
    '  }',
    ...schemas.flatMap(writeSchema),
    '}',
    '',
    helperTypes,
    ...writeConstants(schemas),
  ].join('\n')}\n`;
}

const json = [
  'export type Json =',
  '  | string',
  '  | number',
  '  | boolean',
  '  | null',
  '  | { [key: string]: Json | undefined }',
  '  | Json[]',
];

function writeSchema(schema: SchemaModel): string[] {
  const indent = '    ';
  const entries = '      ';
  return block(
    `${key(schema.name)}: `,
    [
      ...section(
        'Tables',
        schema.tables.flatMap((table) => writeRelation(table, entries)),
        indent,
      ),
      ...section(
        'Views',
        schema.views.flatMap((view) => writeRelation(view, entries)),
        indent,
      ),
      ...section(
        'Functions',
        schema.functions.flatMap((fn) => writeFunction(fn, entries)),
        indent,
      ),
      ...section(
        'Enums',
        schema.enums.flatMap(({ name, values }) => unionOf(key(name), values, entries)),
        indent,
      ),
      ...section(
        'CompositeTypes',
        schema.composites.flatMap(({ name, attributes }) => rowOf(`${key(name)}: `, attributes, '', entries)),
        indent,
      ),
    ],
    '  ',
  );
}

function section(name: string, body: string[], indent: string): string[] {
  return block(`${name}: `, body.length === 0 ? [`${indent}  [_ in never]: never`] : body, indent);
}

function writeRelation(relation: RelationModel, indent: string): string[] {
  const inner = `${indent}  `;
  return block(
    `${key(relation.name)}: `,
    [
      ...rowOf('Row: ', relation.row, '', inner),
      ...(relation.insert === undefined ? [] : rowOf('Insert: ', relation.insert, '', inner)),
      ...(relation.update === undefined ? [] : rowOf('Update: ', relation.update, '', inner)),
      ...writeRelationships(relation.relationships, inner),
    ],
    indent,
  );
}

function writeRelationships(relationships: RelationshipModel[], indent: string): string[] {
  if (relationships.length === 0) return [`${indent}Relationships: []`];
  const inner = `${indent}    `;
  return [
    `${indent}Relationships: [`,
    ...relationships.flatMap((relationship) => [
      `${indent}  {`,
      `${inner}foreignKeyName: ${JSON.stringify(relationship.foreignKeyName)}`,
      `${inner}columns: ${names(relationship.columns)}`,
      `${inner}isOneToOne: ${relationship.isOneToOne}`,
      `${inner}referencedRelation: ${JSON.stringify(relationship.referencedRelation)}`,
      `${inner}referencedColumns: ${names(relationship.referencedColumns)}`,
      `${indent}  },`,
    ]),
    `${indent}]`,
  ];
}

function names(columns: string[]): string {
  return `[${columns.map((column) => JSON.stringify(column)).join(', ')}]`;
}

function writeFunction(fn: FunctionModel, indent: string): string[] {
  const [only, ...others] = fn.overloads;
  if (only === undefined) return [];
  if (others.length === 0) return block(`${key(fn.name)}: `, writeOverload(only, `${indent}  `), indent);
  return [
    `${indent}${key(fn.name)}:`,
    ...fn.overloads.flatMap((overload) => [
      `${indent}  | {`,
      ...writeOverload(overload, `${indent}      `),
      `${indent}    }`,
    ]),
  ];
}

function writeOverload({ args, returns }: FunctionModel['overloads'][number], indent: string): string[] {
  return [
    ...(args.length === 0 ? [`${indent}Args: never`] : fieldsOf('Args: ', args, '', indent)),
    ...writeReturned(returns, indent),
  ];
}

function writeReturned({ shape, isSet, of }: Returned, indent: string): string[] {
  const tail = isSet ? '[]' : '';
  if (typeof shape === 'string') return [`${indent}Returns: ${shape}${tail}`];
  const row = rowOf('Returns: ', shape, tail, indent);
  if (of === undefined) return row;
  const options = [
    `${indent}  from: ${JSON.stringify(of.from)}`,
    `${indent}  to: ${JSON.stringify(of.to)}`,
    `${indent}  isOneToOne: ${!isSet}`,
    `${indent}  isSetofReturn: ${isSet}`,
  ];
  return [...row, ...block('SetofOptions: ', options, indent)];
}

function writeConstants(schemas: readonly SchemaModel[]): string[] {
  return [
    'export const Constants = {',
    ...schemas.flatMap(({ name, enums }) => [
      `  ${key(name)}: {`,
      ...(enums.length === 0
        ? ['    Enums: {},']
        : ['    Enums: {', ...enums.flatMap((type) => tupleOf(key(type.name), type.values, '      ')), '    },']),
      '  },',
    ]),
    '} as const',
  ];
}
