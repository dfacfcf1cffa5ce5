// « Version 2 remplace la version 1 : … », computed from the lines of both.
import { type ComparedQuote, quoteChanges } from '@liesse/domain';
import { changeText, quoteChangesText as text } from '#web/locales/fr/quote-changes.ts';

type Version = ComparedQuote & { version: number };

export function VersionChanges({ before, after }: { before: Version; after: Version }) {
  const changes = quoteChanges(before, after);
  return (
    <div className="max-w-measure text-small">
      <p className="font-medium">{text.replaces(after.version, before.version)}</p>
      {changes.length === 0 ? (
        <p className="text-quiet">{text.nothing}</p>
      ) : (
        <ul className="mt-1 list-disc pl-5 text-quiet marker:text-ornament">
          {changes.map((change) => (
            <li key={JSON.stringify(change)} className="wrap-anywhere">
              {changeText(change)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
