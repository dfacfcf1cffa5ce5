// Schemas for answers of the database on pages that cannot afford zod/mini (decision 0029). A schema is a function that returns the
// checked value or throws an error that names the field. As with zod, an object is returned with the fields of its schema alone.
export type Schema<T> = (value: unknown, path: string) => T;

export type Infer<S> = S extends Schema<infer T> ? T : never;

export const string: Schema<string> = (value, path) => (typeof value === 'string' ? value : fail(path, 'a string'));

export const number: Schema<number> = (value, path) => (typeof value === 'number' ? value : fail(path, 'a number'));

export const boolean: Schema<boolean> = (value, path) => (typeof value === 'boolean' ? value : fail(path, 'a boolean'));

export const oneOf =
  <const T extends string>(values: readonly T[]): Schema<T> =>
  (value, path) =>
    values.find((known) => known === value) ?? fail(path, `one of ${values.join(', ')}`);

export const nullable =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (value, path) =>
    value === null ? null : schema(value, path);

export const array =
  <T>(schema: Schema<T>): Schema<T[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((item, index) => schema(item, `${path}[${index}]`)) : fail(path, 'an array');

export const record =
  <T>(schema: Schema<T>): Schema<Record<string, T>> =>
  (value, path) =>
    Object.fromEntries(Object.entries(fieldsOf(value, path)).map(([key, of]) => [key, schema(of, `${path}.${key}`)]));

export const object =
  <Fields extends Record<string, Schema<unknown>>>(
    fields: Fields,
  ): Schema<{ [Name in keyof Fields]: Infer<Fields[Name]> }> =>
  (value, path) => {
    const given = fieldsOf(value, path);
    const parsed = Object.entries(fields).map(([name, schema]) => [name, schema(given[name], `${path}.${name}`)]);
    return Object.fromEntries(parsed) as { [Name in keyof Fields]: Infer<Fields[Name]> };
  };

/** Chooses the schema by the value of one field. */
export const variants =
  <Schemas extends Record<string, Schema<unknown>>>(
    field: string,
    schemas: Schemas,
  ): Schema<Infer<Schemas[keyof Schemas]>> =>
  (value, path) => {
    const name = oneOf(Object.keys(schemas))(fieldsOf(value, path)[field], `${path}.${field}`);
    return schemas[name]?.(value, path) as Infer<Schemas[keyof Schemas]>;
  };

function fieldsOf(value: unknown, path: string): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(path, 'an object');
}

function fail(path: string, expected: string): never {
  throw new TypeError(`${path} is not ${expected}`);
}
