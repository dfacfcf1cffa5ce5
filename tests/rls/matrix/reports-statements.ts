// The statements behind the lines of the matrix about reports.
import { review } from '#tests/rls/support/directory-fixture.ts';
import type { Verb } from './matrix.ts';
import { insert, type Statement } from './statement.ts';

const statements: Record<Verb, Statement> = {
  select: { sql: `select id from public.reports where subject_id = '${review.listed}'` },
  insert: insert('reports', { kind: 'review', subject_id: review.listed, category: 'hate' }),
  update: { sql: 'update public.reports set decided_at = now()' },
  delete: { sql: 'delete from public.reports' },
};

/** Null for another table. */
export const reportStatement = (table: string, verb: Verb): Statement | null =>
  table === 'reports' ? statements[verb] : null;
