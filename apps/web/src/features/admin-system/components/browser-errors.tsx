// Render errors that browsers reported, equal messages of one build together.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserErrorsQuery } from '#web/features/admin-system/queries.ts';
import type { BrowserError } from '#web/features/admin-system/system.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatSince } from '#web/lib/format/format.ts';
import { adminSystem } from '#web/locales/fr/admin/system.ts';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { browserErrors: text } = adminSystem;

export function BrowserErrors({ personId }: { personId: string }) {
  const { data, isError, refetch } = useQuery(browserErrorsQuery(personId));
  return (
    <Block title={text.title}>
      <QueryList
        list={{ data, isError, refetch }}
        failure={text.loadFailed}
        empty={<Nothing title={text.empty} note={text.emptyText} />}
      >
        {(errors) => (
          <ul aria-label={text.title} className="divide-y divide-hairline">
            {errors.map((error) => (
              <ErrorItem key={`${error.build} ${error.message}`} error={error} />
            ))}
          </ul>
        )}
      </QueryList>
    </Block>
  );
}

function ErrorItem({ error }: { error: BrowserError }) {
  const [now] = useState(serverNow);
  return (
    <li className="py-3">
      <p lang="en" className="wrap-anywhere">
        {error.message}
      </p>
      <p className="wrap-anywhere text-quiet text-small">
        {[text.count(error.reports), formatSince(new Date(error.last_at), now), text.build(error.build)].join(', ')}
      </p>
      <p className="wrap-anywhere text-quiet text-small">
        {text.route} <code>{error.route}</code>
      </p>
      {error.stack !== '' && (
        <details className="text-small">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline-offset-4 hover:underline">
            {text.stack}
          </summary>
          <pre lang="en" className="overflow-x-auto bg-panel p-3">
            {error.stack}
          </pre>
        </details>
      )}
    </li>
  );
}
