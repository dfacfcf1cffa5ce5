// A statement that the matrix tries, the one that adds a row, and what a tenant has for it.
import type { Caller } from '#tests/rls/support/callers.ts';

export interface Statement {
  sql: string;
  /** A new row has no natural place beside the fixture's in some tables: this clears it, as the tables' owner. */
  prepare?: string;
}

export function insert(table: string, row: Record<string, string>): Statement {
  const values = Object.values(row).map((value) => `'${value}'`);
  return { sql: `insert into public.${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})` };
}

export interface Tenant {
  event: string;
  owner: string;
  household: string;
  // An invited guest and moment without a reply, then a guest and a moment without an invitation.
  unanswered: { guest: string; moment: string };
  uninvited: { guest: string; moment: string; prepare: string };
}

export interface TenantRules {
  insert: (tenant: Tenant) => Statement;
  update: string;
}

/** What a table of listings needs: the columns of a new row, and a change. */
export interface ListingRules {
  row: (listing: string, caller: Caller) => Record<string, string>;
  update: string;
  /** Before an insert. */
  prepare?: string;
  /** Before the other verbs, for tables without rows in the fixture. */
  before?: string;
}
