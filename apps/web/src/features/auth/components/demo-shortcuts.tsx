// Buttons that fill in an account of the demonstration.
import { demoAccounts } from '#web/features/auth/demo.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';

interface DemoShortcutsProps {
  onChoose: (account: { email: string; password: string }) => void;
}

export function DemoShortcuts({ onChoose }: DemoShortcutsProps) {
  return (
    <fieldset className="mt-2 border-hairline border-t pt-5">
      <legend className="sr-only">{auth.demo.label}</legend>
      <p aria-hidden className="label-caps mb-3 text-metal">
        {auth.demo.label}
      </p>
      <div className="flex flex-wrap gap-3 *:grow">
        {demoAccounts.map((account) => (
          <Button key={account.role} look="secondary" size="small" onClick={() => onChoose(account)}>
            {auth.demo[account.role]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
