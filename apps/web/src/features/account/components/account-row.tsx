// One row of a list on the account's page: a title, a note and actions.
import type { ReactNode } from 'react';

interface AccountRowProps {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

export function AccountRow({ icon, title, children, actions }: AccountRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-4">
        <span className="mt-1 shrink-0 text-metal">{icon}</span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">{title}</p>
          <div className="text-quiet text-small [overflow-wrap:anywhere]">{children}</div>
        </div>
      </div>
      {/* Under the words where there is no room beside them. */}
      {actions !== undefined && <div className="-mx-4 flex pl-9 tablet:pl-0">{actions}</div>}
    </li>
  );
}

export function AccountRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="-mt-3 divide-y divide-hairline">
      {children}
    </ul>
  );
}
