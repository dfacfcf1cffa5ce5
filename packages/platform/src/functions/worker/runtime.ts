// What a function written for Deno finds around it: `Deno.serve`, `Deno.env`, `EdgeRuntime.waitUntil`, and a `fetch` that
// reaches the public network and the platform itself, nothing else. No more of Deno than that.

export type Handler = (request: Request, info: CallInfo) => Response | Promise<Response>;

export interface CallInfo {
  remoteAddr: { transport: 'tcp'; hostname: string; port: number };
  /** Who calls, as verified by the platform. Not there on other hosts. */
  caller: { role: string; claims: Record<string, unknown> } | null;
  completed: Promise<void>;
}

export interface Runtime {
  /** The handler a module gave to `Deno.serve`, or exports. */
  handlerOf(module: unknown): Handler;
  complain(reason: unknown): void;
}

export interface RuntimeOptions {
  url: string;
  fetch: typeof fetch;
}

export function installRuntime(options: RuntimeOptions): Runtime {
  let served: Handler | null = null;
  const serve = (...given: unknown[]) => {
    const handler = given.map(handlerIn).find((one) => one !== null);
    if (!handler) throw new TypeError('Deno.serve was given no handler');
    served = handler;
    return new ServedFunction();
  };
  define('Deno', { serve, env: environment(), errors: {}, args: [] });
  define('EdgeRuntime', { waitUntil: (work: unknown) => void Promise.resolve(work).catch(complain) });
  define('fetch', options.fetch);
  define('WebSocket', ownWebSocket(new URL(options.url).host));
  return {
    complain,
    handlerOf: (module) => {
      const handler = served ?? handlerIn(module) ?? handlerIn(property(module, 'default'));
      if (!handler) throw new TypeError('the module neither calls Deno.serve nor exports a handler');
      return handler;
    },
  };
}

function complain(reason: unknown): void {
  const text = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
  // One complaint is one line of the log.
  process.stderr.write(`${text.replaceAll(/\n\s*/g, ' ')}\n`);
}

/** A function, or an object with `fetch` or `handler`. */
function handlerIn(value: unknown): Handler | null {
  if (typeof value === 'function') return value as Handler;
  const inner = property(value, 'fetch') ?? property(value, 'handler');
  return typeof inner === 'function' ? (inner.bind(value) as Handler) : null;
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const environment = () => ({
  get: (name: string) => process.env[name],
  has: (name: string) => process.env[name] !== undefined,
  toObject: () => ({ ...process.env }),
});

/** What `Deno.serve` answers; the platform, not the function, decides when it ends. */
class ServedFunction {
  readonly finished = new Promise<void>(() => {});
  readonly addr = { transport: 'tcp', hostname: '127.0.0.1', port: 0 };
  shutdown = async (): Promise<void> => {};
  ref = (): void => {};
  unref = (): void => {};
}

/** A socket cannot be checked where it connects; functions need none but to the platform. */
const ownWebSocket = (host: string): typeof WebSocket =>
  class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      if (new URL(url).host !== host) throw new TypeError('sockets to other hosts are refused');
      super(url, protocols);
    }
  };

const define = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
};
