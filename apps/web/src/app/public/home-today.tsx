// The live facts: what the platform answered when this page was prepared.
import { home } from '#web/locales/fr/home.ts';
import { Fact } from '#web/ui/fact.tsx';

export type TodayFacts =
  | { database: 'ready'; tables: string; answer: string; checkedAt: string }
  | { database: 'unavailable'; checkedAt: string };

export function HomeToday({ facts }: { facts: TodayFacts }) {
  const { today } = home;
  return (
    <section id="aujourdhui" aria-labelledby="aujourdhui-titre" className="bg-panel">
      <div className="mx-auto w-full max-w-page px-6 py-16 tablet:px-12 tablet:py-24">
        <h2 id="aujourdhui-titre" className="text-title">
          {today.title}
        </h2>
        <p className="mt-4 max-w-measure text-balance text-quiet">{today.introduction}</p>
        <dl className="mt-10 grid gap-x-12 tablet:mt-14 tablet:grid-cols-3">
          {facts.database === 'ready' ? (
            <>
              <Fact label={today.database} value={today.databaseReady} note={today.databaseReadyNote} tone="success" />
              <Fact label={today.tables} value={facts.tables} note={today.tablesNote} />
              <Fact label={today.answer} value={facts.answer} note={today.answerNote} />
            </>
          ) : (
            <Fact
              label={today.database}
              value={today.databaseUnavailable}
              note={today.databaseUnavailableNote}
              tone="danger"
            />
          )}
        </dl>
        <p className="mt-4 text-quiet tablet:mt-8">{today.checkedAt(facts.checkedAt)}</p>
      </div>
    </section>
  );
}
