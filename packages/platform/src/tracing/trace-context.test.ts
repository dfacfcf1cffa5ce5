import { describe, expect, it } from 'vitest';
import { routeOf } from './span.ts';
import { continueTrace, currentTrace, runInTrace, traceparentOf } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('the trace of a request', () => {
  it.each(['00', '01', 'cc'])('continues that of the header, version %s', (version) => {
    const context = continueTrace(`${version}-${TRACE}-${PARENT}-01`);
    expect(context).toMatchObject({ traceId: TRACE, parentId: PARENT });
    expect(traceparentOf(context)).toBe(`00-${TRACE}-${context.spanId}-01`);
    expect(context.spanId).not.toBe(PARENT);
  });

  it.each([
    undefined,
    '',
    `ff-${TRACE}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01\nx: y`,
    'nonsense',
  ])('begins anew with the header %j', (header) => {
    const context = continueTrace(header);
    expect(context.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(context.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(context.traceId).not.toBe(TRACE);
    expect(context.parentId).toBeNull();
  });

  it('is known to what the request causes, and to nothing else', async () => {
    const one = continueTrace(undefined);
    const other = continueTrace(undefined);
    const seen = await Promise.all(
      [one, other].map((context) =>
        runInTrace(context, async () => {
          await Promise.resolve();
          return currentTrace()?.traceId;
        }),
      ),
    );
    expect(seen).toEqual([one.traceId, other.traceId]);
    expect(currentTrace()).toBeUndefined();
  });
});

describe('the route of a span', () => {
  it.each([
    ['/rest/v1/guests', '/rest/v1/guests'],
    ['/rest/v1/rpc/send_reply', '/rest/v1/rpc/send_reply'],
    ['/auth/v1/admin/users/6b8e2d6e-8a94-4fae-9a35-7b1e6c9f0f11', '/auth/v1/admin/users/{}'],
    ['/storage/v1/object/documents/lea-martin.pdf', '/storage/v1/object/{}/{}'],
    ['/rest/v1/L%C3%A9a', '/rest/v1/{}'],
    ['/guest/secret-link', null],
  ])('of %s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });
});
