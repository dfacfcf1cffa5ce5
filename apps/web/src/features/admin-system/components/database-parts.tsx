// What the database itself says: migrations, the storage by bucket, and slow queries where they are measured.
import { useState } from 'react';
import type { SystemStatus } from '#web/features/admin-system/system.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatCount, formatFileSize, formatMilliseconds, formatSince } from '#web/lib/format/format.ts';
import { adminSystem } from '#web/locales/fr/admin/system.ts';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const { migrations: migrationText, storage: storageText, slow: slowText } = adminSystem;

export function Migrations({ database }: { database: SystemStatus['database'] }) {
  const [now] = useState(serverNow);
  const { migrations } = database;
  return (
    <Block title={migrationText.title}>
      {migrations === null ? (
        <Nothing title={migrationText.absent} />
      ) : (
        <>
          <p className="mt-2 font-display text-title">{formatCount(migrations.count)}</p>
          <p>{migrationText.applied(migrations.count)}</p>
          {migrations.last !== null && (
            <p className="wrap-anywhere text-quiet text-small">
              {migrationText.last(migrations.last, migrations.name ?? '')}
            </p>
          )}
        </>
      )}
      <p className="mt-1 text-quiet text-small">
        {migrationText.since(formatSince(new Date(database.started_at), now))}
      </p>
    </Block>
  );
}

export function Storage({ storage }: { storage: SystemStatus['storage'] }) {
  const bytes = storage.reduce((sum, bucket) => sum + bucket.bytes, 0);
  const files = storage.reduce((sum, bucket) => sum + bucket.files, 0);
  return (
    <Block title={storageText.title}>
      <BarChart
        title={storageText.chart}
        description={storageText.total(formatFileSize(bytes), files)}
        columns={storageText.columns}
        bars={storage.map((bucket) => ({ label: storageText.bucket(bucket.bucket), value: bucket.bytes }))}
        format={formatFileSize}
      />
    </Block>
  );
}

export function SlowQueries({ queries }: { queries: SystemStatus['slow_queries'] }) {
  return (
    <Block title={slowText.title}>
      {queries === null || queries.length === 0 ? (
        <p className="mt-2 max-w-measure text-quiet">{queries === null ? slowText.absent : slowText.empty}</p>
      ) : (
        <ol aria-label={slowText.list} className="divide-y divide-hairline">
          {queries.map(({ query, calls, mean_ms: mean }) => (
            <li key={query} className="py-3">
              <code lang="en" className="block wrap-anywhere text-small">
                {query}
              </code>
              <p className="text-quiet text-small tabular-nums">{slowText.note(formatMilliseconds(mean), calls)}</p>
            </li>
          ))}
        </ol>
      )}
    </Block>
  );
}
