import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isPassing, showInvalid, showRefusal } from '#web/features/auth/form-errors.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

vi.mock('#web/ui/feedback/toast/toast-store.ts', () => ({ toast: vi.fn() }));

const title = 'Erreur de connexion';
const errorToast = (description: string | undefined) => ({ variant: 'destructive', title, description });

describe('a refusal', () => {
  beforeEach(() => vi.mocked(toast).mockClear());

  it('is shown at the field it concerns, which takes the focus, and in the toast', () => {
    const setError = vi.fn();
    const fields = { weak_password: 'password' } as const;
    showRefusal({ code: 'weak_password', message: 'trop court' }, { title, setError, fields });
    expect(setError).toHaveBeenCalledExactlyOnceWith(
      'password',
      { type: 'weak_password', message: 'trop court' },
      { shouldFocus: true },
    );
    expect(toast).toHaveBeenCalledExactlyOnceWith(errorToast('trop court'));
  });

  it('is shown above the form when it concerns no field', () => {
    const setError = vi.fn();
    showRefusal({ code: 'network', message: 'hors ligne' }, { title, setError });
    expect(setError).toHaveBeenCalledExactlyOnceWith('root', { type: 'network', message: 'hors ligne' });
    expect(toast).toHaveBeenCalledExactlyOnceWith(errorToast('hors ligne'));
  });

  it('of invalid fields names the first one', () => {
    showInvalid(title)({ email: { type: 'x', message: 'premier' }, name: { type: 'x', message: 'second' } });
    expect(toast).toHaveBeenCalledExactlyOnceWith(errorToast('premier'));
  });

  it('can be retried when the server was unreachable', () => {
    expect(['network', 'unavailable', 'request_timeout'].every(isPassing)).toBe(true);
    expect(['invalid_credentials', 'unexpected', undefined].some(isPassing)).toBe(false);
  });
});
