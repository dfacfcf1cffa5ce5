// What arrives by itself, waited for with a deadline: a test looks at events, never at the clock.

const DEADLINE_MS = 10_000;

export class Inbox<T> {
  readonly all: T[] = [];
  readonly #waiting = new Set<() => void>();

  readonly add = (item: T): void => {
    this.all.push(item);
    for (const check of this.#waiting) check();
  };

  /** The first item that matches, past or future, with its index. */
  find(fits: (item: T, index: number) => boolean, deadlineMs = DEADLINE_MS): Promise<T> {
    return this.#until((items) => items.find(fits), deadlineMs);
  }

  /** Everything so far, once there are so many. */
  atLeast(count: number, deadlineMs = DEADLINE_MS): Promise<readonly T[]> {
    return this.#until((items) => (items.length >= count ? items : undefined), deadlineMs);
  }

  #until<R>(check: (items: readonly T[]) => R | undefined, deadlineMs: number): Promise<R> {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    const timeout = new Error('');
    const attempt = () => {
      const found = check(this.all);
      if (found === undefined) return;
      clearTimeout(timer);
      this.#waiting.delete(attempt);
      resolve(found);
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(attempt);
      timeout.message = `nothing that fits came within ${deadlineMs} ms; what came: ${lastItems(this.all)}`;
      reject(timeout);
    }, deadlineMs);
    this.#waiting.add(attempt);
    attempt();
    return promise;
  }
}

/** A promise that must settle in time. */
export async function inTime<T>(promise: Promise<T>, what: string, deadlineMs = DEADLINE_MS): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, deadlineMs, new Error(`${what}: not within ${deadlineMs} ms`));
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again until the answer is yes: for state of the server that announces itself to nobody. */
export async function eventually(ask: () => Promise<boolean>, what: string, deadlineMs = DEADLINE_MS): Promise<void> {
  const end = Date.now() + deadlineMs;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${deadlineMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const lastItems = (items: readonly unknown[]): string => JSON.stringify(items.slice(-20))?.slice(0, 2_000) ?? '';
