import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Store = typeof import('#web/ui/feedback/toast/toast-store.ts');

let store: Store;

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  // What a component would see at this moment.
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

const look = () => store.useToasts();

describe('the toasts [ENT-05]', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    store = await import('#web/ui/feedback/toast/toast-store.ts');
  });
  afterEach(() => vi.useRealTimers());

  it('have an id, a title, perhaps a description, a variant, and are open', () => {
    store.toast({ title: 'Connexion réussie', description: 'Bienvenue' });
    expect(look()).toEqual([
      { id: '1', title: 'Connexion réussie', description: 'Bienvenue', variant: 'default', open: true },
    ]);
    store.toast({ title: 'Erreur', variant: 'destructive' });
    expect(look()).toMatchObject([{ id: '2', variant: 'destructive', description: undefined }]);
  });

  it('are one at a time: the next takes the place', () => {
    for (const title of ['un', 'deux', 'trois']) store.toast({ title });
    expect(look().map(({ title }) => title)).toEqual(['trois']);
    expect(store.TOAST_LIMIT).toBe(1);
    expect(store.TOAST_DURATION).toBe(5000);
  });

  it('may carry the one thing to do about them', () => {
    const run = vi.fn();
    store.toast({ title: 'Supprimé', action: { label: 'Annuler', elsewhere: 'Annuler la suppression', run } });
    look()[0]?.action?.run();
    expect(run).toHaveBeenCalledOnce();
    expect(store.TOAST_ACTION_DURATION).toBeGreaterThan(store.TOAST_DURATION);
  });

  it('stay in the list when closed, until the delay or the next one', () => {
    store.toast({ title: 'un' });
    store.closeToast('1');
    store.closeToast('1');
    expect(look()).toMatchObject([{ id: '1', open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(look()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(look()).toEqual([]);
  });
});
