import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As much of the browser's as is needed: a window that hears, and buttons. */
class Element extends EventTarget {
  isConnected = true;
  clicks = 0;
  readonly #button: Element | null;
  constructor(button: Element | null = null) {
    super();
    this.#button = button;
  }
  closest(): Element | null {
    return this.#button;
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

function send(type: string, target: Element): boolean {
  let isHeard = true;
  listeners.get(type)?.({ type, target, stopPropagation: () => (isHeard = false) });
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
