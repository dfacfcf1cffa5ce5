// /partner/calendar: the partner's days, and the settings that close them.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { CalendarScreen } from '#web/features/partner-calendar/components/calendar-screen.tsx';
import { calendarQuery, importsQuery, settingsQuery } from '#web/features/partner-calendar/queries.ts';
import { dayInFrance } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partnerCalendar as text } from '#web/locales/fr/partner/partner-calendar.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  const [today] = useState(() => dayInFrance(new Date()));
  const calendar = useQuery(calendarQuery(person.id, today));
  const settings = useQuery(settingsQuery(person.id));
  const imports = useQuery(importsQuery(person.id));
  const queries = [calendar, settings, imports];
  const isFailed = queries.some(({ isError }) => isError);
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      {isFailed && (
        <ErrorState message={text.loadFailed} onRetry={() => queries.forEach(({ refetch }) => void refetch())} />
      )}
      {calendar.data === null && <EmptyState title={text.noListing} text={text.noListingText} />}
      {calendar.data && settings.data && imports.data ? (
        <CalendarScreen
          personId={person.id}
          today={today}
          calendar={calendar.data}
          settings={settings.data}
          imports={imports.data}
        />
      ) : (
        calendar.data !== null && !isFailed && <SkeletonLines count={8} />
      )}
    </>
  );
}
