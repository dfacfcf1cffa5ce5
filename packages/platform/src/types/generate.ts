// A database's types as one TypeScript file: read, understand, write.
import type pg from 'pg';
import { introspect } from './introspect.ts';
import { buildModel } from './model.ts';
import { writeTypes } from './write-types.ts';

export async function generateTypes(
  client: pg.ClientBase,
  options: { schemas: readonly string[]; postgrestVersion: string },
): Promise<string> {
  const rows = await introspect(client, options.schemas);
  return writeTypes(buildModel(rows, options.schemas), options);
}
