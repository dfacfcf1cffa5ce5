import { describe, expect, it } from 'vitest';
import { splitSql } from './split-sql.ts';

const texts = (sql: string): string[] => splitSql(sql).map((statement) => statement.text);

describe('splitting a file of SQL', () => {
  it('drops comments before a statement, blanks and lone semicolons', () => {
    expect(texts('-- a; b\n;;\n/* c; /* d; */ e; */ select 1 ; \n-- end;')).toEqual(['select 1']);
  });

  it('keeps semicolons in strings, quoted names and dollar quotes', () => {
    expect(texts(`select 'a;''b;', E'\\';', "c;d""e;";select $$f;$$, $x$g;$$;h$x$`)).toEqual([
      `select 'a;''b;', E'\\';', "c;d""e;"`,
      'select $$f;$$, $x$g;$$;h$x$',
    ]);
  });

  it('takes a dollar inside a name for part of the name', () => {
    expect(texts('select a$b$c; select d$b$e')).toEqual(['select a$b$c', 'select d$b$e']);
  });

  it('keeps a rule with several actions whole', () => {
    const rule = 'create rule r as on insert to t do also (insert into a values (1); insert into b values (2))';
    expect(texts(`${rule}; select 1`)).toEqual([rule, 'select 1']);
  });

  it('keeps a standard function body whole', () => {
    const body = 'create function f() returns int begin atomic select 1; select case when true then 2 end; end';
    expect(texts(`${body}; select 3`)).toEqual([body, 'select 3']);
  });

  it('returns the line on which each statement begins', () => {
    expect(splitSql('\n-- first\nselect 1;\n\n  select\n2;').map(({ line }) => line)).toEqual([3, 5]);
  });

  it('survives what is never closed', () => {
    expect(texts("select 'a; b")).toEqual(["select 'a; b"]);
    expect(texts('select $$a; b')).toEqual(['select $$a; b']);
    expect(texts('/* a; b')).toEqual([]);
  });

  it('splits a large file of inserts', () => {
    expect(splitSql(`insert into t values ('${'x'.repeat(1000)}');\n`.repeat(5000))).toHaveLength(5000);
  });
});
