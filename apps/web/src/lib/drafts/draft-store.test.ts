import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseDrafts } from '#web/lib/drafts/draft-scope.ts';

/** A store of the browser, whose names can be listed. */
class FakeStore {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return typeof this[name] === 'string' ? this[name] : null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

let device: FakeStore;
let tab: FakeStore;

/** The module looks for old drafts once per page. */
const open = () => import('#web/lib/drafts/draft-store.ts');
const place = { key: 'alix/task:new', isPrivate: false };
const draft = { version: 3, base: { title: '' }, typed: { title: 'Louer les chaises' } };

describe('the drafts of a device', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useRealTimers();
    device = new FakeStore();
    tab = new FakeStore();
    vi.stubGlobal('localStorage', device);
    vi.stubGlobal('window', { sessionStorage: tab, addEventListener: () => {}, removeEventListener: () => {} });
  });

  it('finds what was written, and nothing once it is erased', async () => {
    const { readDraft, writeDraft, eraseDraft } = await open();
    writeDraft(place, draft);
    expect(readDraft(place)).toMatchObject(draft);
    expect(readDraft({ ...place, key: 'noor/task:new' })).toBeNull();
    eraseDraft(place);
    expect(readDraft(place)).toBeNull();
  });

  it('leaves health data, and all of a session that ends with the browser, to the tab', async () => {
    const { readDraft, writeDraft } = await open();
    writeDraft({ key: 'alix/household:1', isPrivate: true }, draft);
    device.setItem('rememberMe', 'false');
    writeDraft(place, draft);
    expect(Object.keys(device)).toEqual(['rememberMe']);
    expect(Object.keys(tab)).toHaveLength(2);
    expect(readDraft(place)).toMatchObject(draft);
  });

  it('erases what is a week old, read again or not', async () => {
    vi.useFakeTimers({ now: new Date('2027-01-01') });
    const { writeDraft, readDraft } = await open();
    writeDraft(place, draft);
    vi.setSystemTime(new Date('2027-01-07'));
    expect(readDraft(place)).not.toBeNull();
    vi.setSystemTime(new Date('2027-01-09'));
    expect(readDraft(place)).toBeNull();
    vi.resetModules();
    (await open()).readDraft({ ...place, key: 'alix/other' });
    expect(Object.keys(device)).toEqual([]);
  });

  it('erases those of who signs out, and nobody else’s', async () => {
    const { readDraft, writeDraft } = await open();
    const other = { ...place, key: 'noor/task:new' };
    writeDraft(place, draft);
    writeDraft(other, draft);
    eraseDrafts('alix');
    expect(readDraft(place)).toBeNull();
    expect(readDraft(other)).not.toBeNull();
  });

  it('has none on the server, where a page with a form is rendered', async () => {
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('localStorage', undefined);
    const { readDraft } = await open();
    expect(readDraft(place)).toBeNull();
  });

  it('takes what another version wrote for nothing', async () => {
    device.setItem('liesse.draft:alix/task:new', '{"at":"yesterday"}');
    const { readDraft } = await open();
    expect(readDraft(place)).toBeNull();
  });
});
