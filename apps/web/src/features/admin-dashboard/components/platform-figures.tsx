// The figures of the last thirty days, with today's beside them.
import { type ReactNode, useId } from 'react';
import type { AdminDashboard, Figure } from '#web/features/admin-dashboard/dashboard.ts';
import { sumOf } from '#web/features/admin-dashboard/periods.ts';
import { formatCount, formatFileSize, formatMinutes } from '#web/lib/format/format.ts';
import { adminDashboard } from '#web/locales/fr/admin/dashboard.ts';
import { Fact } from '#web/ui/layout/fact.tsx';

const { figures: text } = adminDashboard;

export function PlatformFigures({ dashboard }: { dashboard: AdminDashboard }) {
  const { days, response_minutes: minutes } = dashboard;
  const sum = (...figures: Figure[]) => sumOf(days, ...figures);
  const today = (...figures: Figure[]) => sumOf(days.slice(-1), ...figures);
  const failed = sum('mails_failed');
  return (
    <Figures title={text.title}>
      <Fact
        label={text.signUps}
        value={formatCount(sum('client_sign_ups', 'partner_sign_ups'))}
        note={text.today(today('client_sign_ups', 'partner_sign_ups'))}
      />
      <Fact label={text.events} value={formatCount(dashboard.active_events)} note={text.eventsNote(sum('events'))} />
      <Fact label={text.requests} value={formatCount(sum('requests'))} note={text.today(today('requests'))} />
      <Fact
        label={text.response}
        value={minutes === null ? text.none : formatMinutes(minutes)}
        note={minutes === null ? text.responseNone : text.responseNote}
      />
      <Fact label={text.quotes} value={formatCount(sum('quotes'))} note={text.todayMasculine(today('quotes'))} />
      <Fact label={text.bookings} value={formatCount(sum('bookings'))} note={text.today(today('bookings'))} />
      <Fact label={text.mails} value={formatCount(sum('mails_delivered'))} note={text.mailsNote(failed)} />
      <Fact
        label={text.storage}
        value={formatFileSize(dashboard.storage_bytes)}
        note={text.storageNote(dashboard.storage_files)}
      />
      <Fact
        label={text.errors}
        value={formatCount(sum('errors'))}
        note={text.today(today('errors'))}
        tone={today('errors') > 0 ? 'danger' : 'plain'}
      />
    </Figures>
  );
}

function Figures({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 tablet:grid-cols-3 desktop:gap-x-12">{children}</dl>
    </section>
  );
}
