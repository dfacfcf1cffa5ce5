// A new name or site that waits for a check, beside what everybody sees until then.
import { useState } from 'react';
import type { PartnerReview } from '#web/features/admin-partners/moderation.ts';
import { useChangesDecision } from '#web/features/admin-partners/mutations.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';

const { changes: text, decision: decisionText } = adminPartners;

interface ChangesBlockProps {
  listing: PartnerReview;
  changes: NonNullable<PartnerReview['changes']>;
}

export function ChangesBlock({ listing, changes }: ChangesBlockProps) {
  const [seen, setSeen] = useState<number | null>(null);
  const decide = useChangesDecision(listing.id);
  const compared = [
    { label: text.name, before: listing.name, after: changes.name },
    { label: text.website, before: listing.website, after: changes.website },
  ].filter(({ before, after }) => before !== after);
  const refusal = decide.errorMessage !== null && (
    <Notice tone="danger" title={decisionText.failed}>
      {decide.errorMessage}
    </Notice>
  );
  return (
    <Block title={text.title}>
      <dl className="divide-y divide-hairline">
        {compared.map(({ label, before, after }) => (
          <div key={label} className="grid gap-x-6 gap-y-1 py-3 tablet:grid-cols-[6rem_1fr_1fr]">
            <dt className="text-quiet text-small">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className="block text-quiet text-small">{text.before}</span>
              <del className="text-quiet">{before ?? text.none}</del>
            </dd>
            <dd className="min-w-0 wrap-anywhere">
              <span className="block text-quiet text-small">{text.after}</span>
              <ins className="font-medium no-underline">{after ?? text.none}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {seen === null && refusal}
      {!listing.is_own && (
        <p className="mt-3 flex flex-wrap gap-3">
          <Button
            size="small"
            isBusy={decide.isPending}
            onClick={() => void decide.run({ decision: 'accepted', reason: '', seen: changes.version })}
          >
            {text.accept}
          </Button>
          <Button look="secondary" size="small" onClick={() => setSeen(changes.version)}>
            {text.refuse}
          </Button>
        </p>
      )}
      {seen !== null && (
        <ReasonDialog
          {...text.dialog}
          action={text.refuse}
          hint={decisionText.hint}
          isBusy={decide.isPending}
          refusal={refusal}
          draftName={`partner-changes:${listing.id}`}
          onSubmit={async (reason) => (await decide.run({ decision: 'refused', reason, seen })) !== null}
          onClose={() => setSeen(null)}
        />
      )}
    </Block>
  );
}
