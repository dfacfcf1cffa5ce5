// Lists the tools of an area with a sentence each, and labels those that are not available yet.
import {
  BookOpen,
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
import { isAwaited, type Tool } from '#web/features/content/opening.ts';
import { site } from '#web/locales/fr/public/site.ts';

const icons: Record<Tool, LucideIcon> = {
  directory: Search,
  advice: BookOpen,
  checks: ShieldCheck,
  planning: CalendarCheck,
  guests: Users,
  budget: Wallet,
  seating: LayoutGrid,
  dayPlan: Clock,
  requests: ClipboardList,
  quotes: FileText,
};

interface ToolListProps {
  tools: ReadonlyArray<{ key: Tool; name: string; text: string }>;
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
              {isAwaited(key) && <Awaited isOnInk={isOnInk} />}
            </div>
            <p className={`mt-2.5 ${isOnInk ? 'text-panel' : 'text-quiet'}`}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

export function Awaited({ isOnInk = false }: { isOnInk?: boolean }) {
  return <span className={`ml-auto shrink-0 text-label ${isOnInk ? 'text-ornament' : 'text-metal'}`}>{site.soon}</span>;
}
