// For tests: the part of IndexedDB that the application uses, in memory, emptied before each test. A full one refuses every `put`.
import { afterEach, beforeEach, vi } from 'vitest';

type Row = Record<string, unknown>;

interface FakeDatabases {
  isFull: boolean;
  /** The rows of a database by their key. */
  rowsOf: (database: string) => Map<string, Row>;
}

export function fakeIndexedDb(): FakeDatabases {
  const databases = new Map<string, Map<string, Row>>();
  const fake: FakeDatabases = {
    isFull: false,
    rowsOf: (name) => databases.getOrInsertComputed(name, () => new Map()),
  };
  beforeEach(() => {
    databases.clear();
    fake.isFull = false;
    vi.stubGlobal('indexedDB', {
      open: (name: string) => opening(fake, name),
      deleteDatabase: (name: string) => void databases.delete(name),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return fake;
}

function opening(fake: FakeDatabases, name: string): EventTarget {
  const request = Object.assign(new EventTarget(), {
    error: null,
    result: { close() {}, createObjectStore() {}, transaction: () => transactionOn(fake, name) },
  });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
}

function transactionOn(fake: FakeDatabases, name: string): EventTarget {
  const rows = fake.rowsOf(name);
  const before = new Map(rows);
  const transaction = Object.assign(new EventTarget(), {
    commit() {},
    error: null as DOMException | null,
    objectStore: () => ({
      get: (key: string) => ({ result: rows.get(key) }),
      getAll: () => ({ result: [...rows.values()] }),
      count: () => ({ result: rows.size }),
      delete: (key: string) => ({ result: void rows.delete(key) }),
      put(row: Row) {
        if (fake.isFull) transaction.error = new DOMException('full', 'QuotaExceededError');
        rows.set(String(row['id']), structuredClone(row));
        return { result: row['id'] };
      },
    }),
  });
  queueMicrotask(() => {
    if (transaction.error === null) return transaction.dispatchEvent(new Event('complete'));
    rows.clear();
    for (const [key, row] of before) rows.set(key, row);
    return transaction.dispatchEvent(new Event('abort'));
  });
  return transaction;
}
