// What arrives by itself, waited for with a deadline: a test looks at events, never at the clock.

const DEADLINE_MS = 10_000;

export class Inbox<T> {
  readonly all: T[] = [];
  readonly #waiting = new Set<() => void>();

  readonly add = (item: T): void => {
    this.all.push(item);
    for (const look of this.#waiting) look();
  };

  /** The first item that fits, past or future; told with its place. */
  find(fits: (item: T, place: number) => boolean, deadlineMs = DEADLINE_MS): Promise<T> {
    return this.#until((items) => items.find(fits), deadlineMs);
  }

  /** Everything so far, once there are so many. */
  atLeast(count: number, deadlineMs = DEADLINE_MS): Promise<readonly T[]> {
    return this.#until((items) => (items.length >= count ? items : undefined), deadlineMs);
  }

  #until<R>(look: (items: readonly T[]) => R | undefined, deadlineMs: number): Promise<R> {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    const late = new Error('');
    const attempt = () => {
      const found = look(this.all);
      if (found === undefined) return;
      clearTimeout(timer);
      this.#waiting.delete(attempt);
      resolve(found);
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(attempt);
      late.message = `nothing that fits came within ${deadlineMs} ms; what came: ${told(this.all)}`;
      reject(late);
    }, deadlineMs);
    this.#waiting.add(attempt);
    attempt();
    return promise;
  }
}

/** A promise that must settle in time. */
export async function inTime<T>(promise: Promise<T>, what: string, deadlineMs = DEADLINE_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, deadlineMs, new Error(`${what}: not within ${deadlineMs} ms`));
  try {
    return await Promise.race([promise, late]);
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

const told = (items: readonly unknown[]): string => JSON.stringify(items.slice(-20))?.slice(0, 2_000) ?? '';
