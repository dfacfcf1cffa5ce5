import { continueTrace, runInTrace } from '@liesse/platform/tracing/trace-context.ts';
import { describe, expect, it } from 'vitest';
import type { LiesseEvent } from '#server/events.ts';
import { createLog, redact } from '#server/logging/log.ts';

function linesOf(format: 'json' | 'pretty', ...events: LiesseEvent[]): string[] {
  const lines: string[] = [];
  const log = createLog({ format, write: (line) => lines.push(line), now: () => new Date('2027-06-12T16:30:00Z') });
  for (const event of events) log(event);
  return lines;
}

describe('a JSON line', () => {
  it('holds the time, the level, the kind and the fields of the event, and ends with a newline', () => {
    const [line = ''] = linesOf('json', { kind: 'postgres.ready', version: '17.10', ms: 1234 });
    expect(line.endsWith('}\n')).toBe(true);
    expect(JSON.parse(line)).toEqual({
      time: '2027-06-12T16:30:00.000Z',
      level: 'info',
      kind: 'postgres.ready',
      version: '17.10',
      ms: 1234,
    });
  });

  it('raises the level with the gravity', () => {
    const answered = { kind: 'request.answered', service: 'site', method: 'GET', ms: 1, bytes: 1 } as const;
    const levels = linesOf(
      'json',
      { ...answered, status: 200 },
      { ...answered, status: 404 },
      { ...answered, status: 500 },
      { kind: 'pool.error', message: 'x' },
      { kind: 'postgres.stopped', expected: true },
      { kind: 'postgres.stopped', expected: false },
    ).map((line) => (JSON.parse(line) as { level: string }).level);
    expect(levels).toEqual(['info', 'info', 'error', 'warn', 'info', 'error']);
  });

  it('carries the id of the request that is being answered', () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const [line = ''] = runInTrace(continueTrace(`00-${traceId}-00f067aa0ba902b7-01`), () =>
      linesOf('json', { kind: 'page.failed', message: 'x' }),
    );
    expect(JSON.parse(line)).toMatchObject({ kind: 'page.failed', trace: traceId });
  });

  it('stays one line whatever a message holds', () => {
    const [line = ''] = linesOf('json', { kind: 'start.failed', message: 'a\nb' });
    expect(line.indexOf('\n')).toBe(line.length - 1);
  });
});

describe('personal data stays out of the log', () => {
  const message = 'GET /guest?token=abc123 for lea@exemple.fr with eyJhbGciOi.eyJzdWIi.sig failed';

  it.each(['json', 'pretty'] as const)('blanks queries, addresses and tokens (%s)', (format) => {
    const [line = ''] = linesOf(format, { kind: 'request.failed', service: 'rest', method: 'GET', message });
    expect(line).not.toMatch(/token=|abc123|lea@|eyJ/);
    expect(line).toContain('/guest');
  });

  it('blanks the credentials of a database address', () => {
    expect(redact('postgres://liesse:motdepasse@base/liesse')).toBe('postgres://base/liesse');
  });

  it('leaves ordinary sentences alone', () => {
    expect(redact('relation "guests" does not exist (42P01)')).toBe('relation "guests" does not exist (42P01)');
  });

  it.each([
    'ERROR:  invalid input syntax for type uuid: "lea"',
    'DETAIL:  Key (email)=(lea) already exists.',
    "STATEMENT:  update guests set name = 'Léa'",
  ])('keeps back what PostgreSQL says of a statement: %s', (line) => {
    expect(linesOf('json', { kind: 'postgres.log', line })).toEqual([]);
  });

  it('is an error for damaged pages', () => {
    const [line = ''] = linesOf('json', { kind: 'database.damaged', code: 'XX002' });
    expect(JSON.parse(line)).toMatchObject({ level: 'error', kind: 'database.damaged', code: 'XX002' });
  });

  it('passes on what PostgreSQL says of itself', () => {
    expect(linesOf('json', { kind: 'postgres.log', line: 'LOG:  checkpoint complete' })).toHaveLength(1);
  });
});

describe('a sentence for a person', () => {
  it('writes the progress in French', () => {
    expect(linesOf('pretty', { kind: 'postgres.ready', version: '17.10', ms: 1234 })).toEqual([
      'PostgreSQL 17.10 prêt en 1,2 s\n',
    ]);
  });

  it('says nothing of an ordinary request', () => {
    expect(
      linesOf('pretty', { kind: 'request.answered', service: 'site', method: 'GET', status: 200, ms: 1, bytes: 1 }),
    ).toEqual([]);
  });

  it('gives the address at the end, and the demonstration note only in demonstration', () => {
    const opening = { kind: 'start.finished', address: 'http://127.0.0.1:3000', ms: 900 } as const;
    const [demonstration = '', real = ''] = linesOf(
      'pretty',
      { ...opening, isDemonstration: true, hasMailbox: true },
      { ...opening, isDemonstration: false, hasMailbox: false },
    );
    expect(demonstration).toContain('http://127.0.0.1:3000');
    expect(demonstration).toContain('Mode démonstration');
    expect(real).not.toContain('démonstration');
  });
});
