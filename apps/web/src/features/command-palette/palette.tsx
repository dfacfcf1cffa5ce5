// The palette of an area: its pages, and what the person may find in it. `lazyComponent` needs a default export.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PaletteArea, paletteQuery, resultGroups } from '#web/features/command-palette/search.ts';
import { palette as text } from '#web/locales/fr/ui/palette.ts';
import type { NavEntry } from '#web/ui/layout/shell/navigation.ts';
import { CommandPalette } from '#web/ui/overlays/command-palette.tsx';

export interface PaletteProps {
  area: PaletteArea;
  pages: readonly NavEntry[];
  onClose: () => void;
}

const PAUSE_MS = 150;
const MIN_LETTERS = 2;
const SETTINGS = '/admin/settings';

const settingQuery = (words: string) =>
  queryOptions({
    queryKey: ['palette-settings', words],
    queryFn: async () => (await import('#web/features/command-palette/setting-results.ts')).findSettings(words),
  });

export default function Palette({ area, pages, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const words = usePaused(query.trim());
  const isWanted = words.length >= MIN_LETTERS;
  const search = useQuery({ ...paletteQuery(words), enabled: isWanted, placeholderData: keepPreviousData });
  // Results of former words would be chosen by mistake when nothing is typed any more.
  const found = search.data === undefined || query.trim().length < MIN_LETTERS ? [] : resultGroups(area, search.data);
  const { data: settings = [] } = useQuery({
    ...settingQuery(words),
    enabled: isWanted && pages.some(({ href }) => href === SETTINGS),
  });
  const groups = settings.length === 0 ? found : [...found, { label: text.kinds.settings, results: settings }];
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      groups={[
        {
          label: text.pages,
          commands: pages.map(({ href, label, icon: Icon }) => ({
            id: href,
            label,
            icon: <Icon aria-hidden className="size-5" strokeWidth={1.5} />,
            onSelect: () => void navigate(href),
          })),
        },
      ]}
      results={groups.map(({ label, results }) => ({
        label,
        commands: results.map(({ id, label: name, hint, href }) => ({
          id: `${label}-${id}`,
          label: name,
          ...(hint !== undefined && { hint }),
          onSelect: () => void navigate(href),
        })),
      }))}
      isSearching={search.isFetching || words !== query.trim()}
      onQuery={setQuery}
    />
  );
}

/** A value once it has not changed for a moment, so that a word is one request. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
