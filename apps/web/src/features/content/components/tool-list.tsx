// Lists the tools of an area with a sentence each.
import {
  CalendarCheck,
  ClipboardList,
  Clock,
  FileText,
  LayoutGrid,
  type LucideIcon,
  Search,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide-react';

const icons = {
  directory: Search,
  checks: ShieldCheck,
  planning: CalendarCheck,
  guests: Users,
  budget: Wallet,
  seating: LayoutGrid,
  dayPlan: Clock,
  requests: ClipboardList,
  quotes: FileText,
} as const satisfies Record<string, LucideIcon>;

interface ToolListProps {
  tools: ReadonlyArray<{ key: keyof typeof icons; name: string; text: string }>;
  columns: 2 | 3;
  /** On the dark bands. */
  isOnInk?: boolean;
}

const grids = { 2: 'tablet:grid-cols-2', 3: 'tablet:grid-cols-2 desktop:grid-cols-3' } as const;

export function ToolList({ tools, columns, isOnInk = false }: ToolListProps) {
  return (
    <ul className={`grid gap-x-12 ${grids[columns]}`}>
      {tools.map(({ key, name, text }) => {
        const Icon = icons[key];
        return (
          <li key={key} className={`border-t py-7 ${isOnInk ? 'border-edge' : 'border-hairline'}`}>
            <div className="flex items-center gap-3.5">
              <Icon
                aria-hidden
                className={`size-5 shrink-0 ${isOnInk ? 'text-ornament' : 'text-metal'}`}
                strokeWidth={1.5}
              />
              <h3 className="text-heading">{name}</h3>
            </div>
            <p className={`mt-2.5 ${isOnInk ? 'text-panel' : 'text-quiet'}`}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
