// The sign-out button at the end of the « Plus » sheet.
import { LogOut } from 'lucide-react';
import { shell as text } from '#web/locales/fr/ui/shell.ts';

export function SignOutEntry({ onSignOut }: { onSignOut: () => void }) {
  return (
    <button
      type="button"
      onClick={onSignOut}
      className="flex min-h-14 w-full items-center gap-4 rounded-small px-3 text-left hover:bg-panel"
    >
      <LogOut aria-hidden className="size-6 text-quiet" strokeWidth={1.5} />
      {text.signOut}
    </button>
  );
}
