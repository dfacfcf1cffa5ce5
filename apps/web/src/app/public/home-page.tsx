// The first page: what Liesse is for, what already runs (read live), what is being built. It promises nothing else.
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { HomeHero } from '#web/app/public/home-hero.tsx';
import { HomeNext } from '#web/app/public/home-next.tsx';
import { HomeToday, type TodayFacts } from '#web/app/public/home-today.tsx';
import { formatCount, formatMilliseconds, formatMoment } from '#web/lib/format.ts';
import { Metadata } from '#web/lib/metadata.tsx';
import { platformStateContext } from '#web/lib/platform-state.ts';
import { home } from '#web/locales/fr/home.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<TodayFacts> {
  const state = await context.get(platformStateContext)(request.signal);
  // Formatted here and not in the component: the browser's Intl may differ from the server's by a space.
  const checkedAt = formatMoment(new Date());
  if (state.database === 'unavailable') return { database: 'unavailable', checkedAt };
  return {
    database: 'ready',
    tables: formatCount(state.tables),
    answer: formatMilliseconds(state.milliseconds),
    checkedAt,
  };
}

export function Component() {
  const facts = useLoaderData<TodayFacts>();
  return (
    <>
      <Metadata title={home.title} description={home.description} path="/home" />
      <HomeHero />
      <HomeToday facts={facts} />
      <HomeNext />
    </>
  );
}
