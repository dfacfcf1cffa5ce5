// Tabs. The tab list scrolls where it does not fit, and shows the chosen tab.
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: ReadonlyArray<{ value: string; label: string; content: ReactNode }>;
  value?: string;
  onChange?: (value: string) => void;
  /** Hidden panels stay mounted, with the text that was typed in them. */
  keepMounted?: boolean;
}

export function Tabs({ label, tabs, value, onChange, keepMounted = false }: TabsProps) {
  return (
    <Radix.Root
      defaultValue={tabs[0]?.value ?? ''}
      {...(value !== undefined && { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Radix.List
        aria-label={label}
        className="relative -mx-1 flex gap-4 overflow-x-auto border-hairline border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            ref={tab.value === value ? showTab : null}
            value={tab.value}
            className="min-h-12 shrink-0 border-transparent border-b-2 px-1 text-quiet text-small transition-colors hover:text-ink focus-visible:outline-offset-[-2px] data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(keepMounted && { forceMount: true })}
          // The tab list has a border already, so a section at the top of a panel needs none.
          className="pt-6 data-[state=inactive]:hidden [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** It moves the list alone: scrollIntoView could move the page too. In the next frame, which has a layout anyway. */
function showTab(tab: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const list = tab?.parentElement;
    if (tab && list) list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  });
}
