// The root of the service describes what the caller's role may reach, as an OpenAPI 2.0 document.
import type { HttpResponse, PlainRequest } from '#platform/http/types.ts';
import { notAcceptableSchema } from '#platform/rest/errors.ts';
import type { Schema } from '#platform/rest/schema/holder.ts';
import { type Column, key, type Relation, type Routine, type SchemaCache } from '#platform/rest/schema/model.ts';

export function openApi({ cache, config }: Schema, role: string, http: PlainRequest): HttpResponse {
  const asked = http.headers['accept-profile'];
  const schema = typeof asked === 'string' && asked !== '' ? asked : (config.schemas[0] ?? 'public');
  if (!config.schemas.includes(schema)) throw notAcceptableSchema(config.schemas, schema);
  const isShown = (one: Relation | Routine) => one.schema === schema && one.visibleTo.has(role);
  const relations = [...cache.relations.values()].filter(isShown);
  const routines = [...cache.routines.values()].flat().filter(isShown);
  const document = {
    swagger: '2.0',
    info: { title: `${schema} schema`, description: '', version: '1' },
    basePath: '/',
    schemes: ['http', 'https'],
    consumes: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: {
      '/': {
        get: {
          tags: ['Introspection'],
          summary: 'OpenAPI description (this document)',
          responses: { 200: { description: 'OK' } },
        },
      },
      ...Object.fromEntries([
        ...relations.map((relation) => relationPath(relation, role)),
        ...routines.map(routinePath),
      ]),
    },
    definitions: Object.fromEntries(
      relations.map((relation) => [relation.name, definition(relation, role, foreignKeys(cache, relation, role))]),
    ),
  };
  return {
    status: 200,
    headers: { 'content-type': 'application/openapi+json; charset=utf-8' },
    body: JSON.stringify(document),
  };
}

function relationPath(relation: Relation, role: string): [string, object] {
  const about = {
    tags: [relation.name],
    summary: relation.description ?? '',
    responses: { 200: { description: 'OK' } },
  };
  const filters = visibleColumns(relation, role).map(({ name }) => ({
    name,
    in: 'query',
    required: false,
    type: 'string',
  }));
  return [
    `/${relation.name}`,
    {
      get: { ...about, parameters: filters },
      ...(relation.insertable ? { post: about } : {}),
      ...(relation.updatable ? { patch: { ...about, parameters: filters } } : {}),
      ...(relation.deletable ? { delete: { ...about, parameters: filters } } : {}),
    },
  ];
}

const visibleColumns = ({ columns }: Relation, role: string): Column[] =>
  [...columns.values()].filter(({ visibleTo }) => visibleTo.has(role));

function routinePath(routine: Routine): [string, object] {
  const schema = {
    type: 'object',
    required: routine.parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      routine.parameters.map(({ name, type }) => [name, { format: type, type: jsonType(type) }]),
    ),
  };
  const parameters = [{ name: 'args', in: 'body', required: true, schema }];
  const responses = { 200: { description: 'OK' } };
  return [
    `/rpc/${routine.name}`,
    { post: { tags: [`(rpc) ${routine.name}`], summary: routine.description ?? '', parameters, responses } },
  ];
}

/** For each column that alone refers to another table that the role sees: its note. */
function foreignKeys({ relationships }: SchemaCache, relation: Relation, role: string): Map<string, string> {
  const notes = new Map<string, string>();
  for (const one of relationships.get(key(relation.schema, relation.name)) ?? []) {
    const [pair, ...more] = one.kind === 'foreign' && !one.targetHoldsKey && !one.target.isView ? one.columns : [];
    if (!pair || more.length > 0 || !one.target.visibleTo.has(role)) continue;
    const [own, other] = pair;
    const { name } = one.target;
    notes.set(own, `Note:\nThis is a Foreign Key to \`${name}.${other}\`.<fk table='${name}' column='${other}'/>`);
  }
  return notes;
}

function definition(relation: Relation, role: string, notes: ReadonlyMap<string, string>): object {
  const columns = visibleColumns(relation, role);
  return {
    type: 'object',
    ...(relation.description === null ? {} : { description: relation.description }),
    required: columns.filter(({ nullable }) => !nullable).map(({ name }) => name),
    properties: Object.fromEntries(columns.map((column) => [column.name, property(column, relation, notes)])),
  };
}

function property(column: Column, relation: Relation, notes: ReadonlyMap<string, string>): object {
  const note = relation.primaryKey.includes(column.name)
    ? 'Note:\nThis is a Primary Key.<pk/>'
    : (notes.get(column.name) ?? null);
  const description = [column.description, note].filter((line) => line !== null).join('\n\n');
  return {
    ...(description === '' ? {} : { description }),
    format: column.type,
    type: jsonType(column.baseType),
    ...(column.baseType.endsWith('[]') ? { items: { type: jsonType(column.baseType.slice(0, -2)) } } : {}),
    ...(column.enumValues.length > 0 ? { enum: column.enumValues } : {}),
    ...(column.maxLength === null ? {} : { maxLength: column.maxLength }),
    // A function of a schema that is not served is nobody's business.
    ...(column.default === null || /\w\.\w+\(/.test(column.default) ? {} : { default: column.default }),
  };
}

function jsonType(type: string): string | undefined {
  if (type.endsWith('[]')) return 'array';
  if (/^(smallint|integer|bigint)$/.test(type)) return 'integer';
  if (/^(numeric|real|double precision)$/.test(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  return type === 'json' || type === 'jsonb' ? undefined : 'string';
}
