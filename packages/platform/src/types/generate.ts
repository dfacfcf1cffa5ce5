// A database's types as one TypeScript file: read, understand, write.
import type pg from 'pg';
import { withClient } from '#platform/postgres/client.ts';
import { introspect } from './introspect.ts';
import { buildModel } from './model.ts';
import { writeTypes } from './write-types.ts';

export interface TypesOptions {
  schemas: readonly string[];
  postgrestVersion: string;
}

export async function generateTypes(client: pg.ClientBase, options: TypesOptions): Promise<string> {
  const rows = await introspect(client, options.schemas);
  return writeTypes(buildModel(rows, options.schemas), options);
}

export async function generateTypesAt(connection: pg.ClientConfig, options: TypesOptions): Promise<string> {
  return withClient(connection, (client) => generateTypes(client, options));
}
