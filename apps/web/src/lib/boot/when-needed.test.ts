import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenNeeded } from '#web/lib/boot/when-needed.ts';

describe('a page that loads the application when it is needed', () => {
  const body = {};
  const fetched = vi.fn(() => Promise.reject(new Error('not here')));
  let page: EventTarget;
  afterEach(() => vi.unstubAllGlobals());

  const prepare = (stored: number, fields: object[] = []) => {
    page = Object.assign(new EventTarget(), { requestIdleCallback: (run: () => void) => run() });
    fetched.mockClear();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', {
      readyState: 'complete',
      body,
      activeElement: body,
      querySelectorAll: () => fields,
    });
    vi.stubGlobal('localStorage', { length: stored });
    vi.stubGlobal('sessionStorage', { length: 0 });
    vi.stubGlobal('fetch', fetched);
  };

  it('waits for an interaction, and fetches the files meanwhile', async () => {
    prepare(0);
    const needed = vi.fn();
    const waiting = whenNeeded(['/assets/react.js']).then(needed);
    await expect.poll(() => fetched.mock.calls).toContainEqual(['/assets/react.js', { priority: 'low' }]);
    expect(needed).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('focusin'));
    await waiting;
    expect(needed).toHaveBeenCalledOnce();
  });

  it('does not wait where the browser stores something of this site', async () => {
    prepare(1);
    await expect(whenNeeded([])).resolves.toBeUndefined();
  });

  it('does not wait where something was entered already, and does not take a box for that', async () => {
    const box = { type: 'checkbox', value: 'on', defaultValue: '', checked: true, defaultChecked: true };
    prepare(0, [box]);
    const needed = vi.fn();
    void whenNeeded(['/assets/react.js']).then(needed);
    await expect.poll(() => fetched.mock.calls).toHaveLength(1);
    expect(needed).not.toHaveBeenCalled();
    prepare(0, [box, { type: 'email', value: 'a@b.fr', defaultValue: '' }]);
    await expect(whenNeeded([])).resolves.toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});
