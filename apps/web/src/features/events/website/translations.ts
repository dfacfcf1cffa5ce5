// The hosts' own texts in the languages of their guests: what can be translated, how it is read, and how it is saved.
import { type GuestLanguage, isGuestLanguage } from '@liesse/domain';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { translations as text } from '#web/locales/fr/client/translations.ts';

/** One text of the hosts. The key is the one of the column `event_translations.texts`. */
export interface TranslatableText {
  key: string;
  label: string;
  french: string;
  isLong: boolean;
}

export interface TranslatablePart {
  title: string;
  description?: string;
  texts: readonly TranslatableText[];
}

export interface Translation {
  language: GuestLanguage;
  version: number;
  texts: Readonly<Record<string, string>>;
}

const LONGEST = 6000;
export const translationForm = z.record(z.string(), z.string().check(z.maxLength(LONGEST, text.tooLong)));
const texts = z.record(z.string(), z.string());

export const translationsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.translations(eventId),
    queryFn: async ({ signal }): Promise<Translation[]> => {
      const client = await supabase();
      const { data } = await client
        .from('event_translations')
        .select('language, version, texts')
        .eq('event_id', eventId)
        .abortSignal(signal)
        .throwOnError();
      return data.flatMap((row) =>
        isGuestLanguage(row.language)
          ? [{ language: row.language, version: row.version, texts: texts.parse(row.texts) }]
          : [],
      );
    },
  });

/** Texts that the form does not show, such as those of a dish that was just deleted, are saved as they were. */
export const saveTranslation = (
  eventId: string,
  { language, texts: before }: Translation,
  version: number,
  values: Readonly<Record<string, string>>,
): Promise<Saved> => {
  const merged = Object.entries({ ...before, ...values }).filter(([, words]) => words.trim() !== '');
  const change = { texts: Object.fromEntries(merged) };
  return updateVersion(version, (client) =>
    client.from('event_translations').update(change).eq('event_id', eventId).eq('language', language),
  );
};

export const saveLanguages = (eventId: string, languages: readonly GuestLanguage[]): Promise<Done> =>
  writeApi((client) =>
    client
      .from('event_websites')
      .update({ languages: [...languages] })
      .eq('event_id', eventId),
  );
