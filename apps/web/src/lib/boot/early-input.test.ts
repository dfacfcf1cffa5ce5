import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As much of the browser's as is needed: a window that hears, and buttons. */
class Element extends EventTarget {
  isConnected = true;
  clicks = 0;
  readonly #within: Element | null;
  readonly #selector: string;
  constructor(within: Element | null = null, selector = 'button') {
    super();
    this.#within = within;
    this.#selector = selector;
  }
  closest(selector: string): Element | null {
    return selector === this.#selector ? this.#within : null;
  }
  click(): void {
    this.clicks += 1;
  }
}

let listeners: Map<string, (event: unknown) => void>;

beforeEach(() => {
  vi.resetModules();
  listeners = new Map();
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('window', {
    addEventListener(type: string, listener: (event: unknown) => void, { signal }: { signal: AbortSignal }) {
      listeners.set(type, listener);
      signal.addEventListener('abort', () => listeners.delete(type));
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('#web/lib/boot/early-input.ts');

function send(type: string, target: Element, event: object = {}): boolean {
  let isHeard = true;
  listeners.get(type)?.({ type, target, stopPropagation: () => (isHeard = false), ...event });
  return isHeard;
}

it('is withheld from the page until hydration, and delivered from then on', async () => {
  const { holdEarlyInput, releaseEarlyInput } = await load();
  holdEarlyInput();
  const field = new Element();
  expect(['pointerdown', 'keydown', 'input', 'focusin'].map((type) => send(type, field))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  releaseEarlyInput();
  expect(send('keydown', field)).toBe(true);
});

it('clicks the last clicked button once more, if it exists', async () => {
  const { holdEarlyInput, releaseEarlyInput } = await load();
  holdEarlyInput();
  const [first, last] = [new Element(), new Element()];
  send('click', new Element(first));
  send('click', new Element(last));
  releaseEarlyInput();
  releaseEarlyInput();
  expect([first.clicks, last.clicks]).toEqual([0, 1]);
});

it('presses nothing where a link or nothing was pressed, or where the button is gone', async () => {
  const { holdEarlyInput, releaseEarlyInput } = await load();
  holdEarlyInput();
  const gone = Object.assign(new Element(), { isConnected: false });
  send('click', new Element(gone));
  releaseEarlyInput();
  expect(gone.clicks).toBe(0);
});

it('clicks a link that opens within the page again in place of following it', async () => {
  const { holdEarlyInput, releaseEarlyInput } = await load();
  holdEarlyInput();
  const link = new Element();
  const preventDefault = vi.fn();
  send('click', new Element(link, 'a[data-opens]'), { preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  releaseEarlyInput();
  expect(link.clicks).toBe(1);
});

it('leaves a click that opens a new tab to the browser', async () => {
  const { holdEarlyInput, releaseEarlyInput } = await load();
  holdEarlyInput();
  const link = new Element();
  send('click', new Element(link, 'a[data-opens]'), { ctrlKey: true });
  releaseEarlyInput();
  expect(link.clicks).toBe(0);
});
