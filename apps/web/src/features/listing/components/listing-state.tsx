// The state of the partner's own listing in words, with what to do next. The dashboard and the listing's page show it.
import type { ReactNode } from 'react';
import { type Listing, publicAddress } from '#web/features/listing/listing.ts';
import { submitListing, withdrawChanges } from '#web/features/listing/mutations.ts';
import { useListingMutation } from '#web/features/listing/use-listing-mutation.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { states: text, changes: changesText } = texts;

export function ListingState({ listing }: { listing: Listing | null }) {
  const { name, title, text: sentence } = text[listing === null ? 'none' : situationOf(listing)];
  return (
    <section aria-label={text.label} className="border-ornament border-y py-6">
      <p className="label-caps text-metal">{name}</p>
      <h2 className="mt-2 text-heading">{title}</h2>
      {listing?.refusal_reason != null && <Reason listing={listing} />}
      <p className="mt-2 max-w-measure text-quiet">{sentence}</p>
      <NextStep listing={listing} />
      {listing?.changes != null && <PendingChanges listing={listing} changes={listing.changes} />}
    </section>
  );
}

/** A correction is asked for in two states, and reads differently in each. */
function situationOf({ state, is_correction: isCorrection, submitted_at: submittedAt }: Listing) {
  if (!isCorrection) return state;
  if (state === 'listed') return submittedAt === null ? 'correctListed' : 'correctedListed';
  return 'toCorrect';
}

function Reason({ listing: { state, refusal_reason: reason } }: { listing: Listing }) {
  return (
    <div className="mt-4 mb-4 max-w-measure border-danger border-l-2 pl-4">
      <p className="font-medium text-small">{state === 'suspended' ? text.suspended.reason : text.refused.reason}</p>
      <p className="mt-1 whitespace-pre-line break-words">{reason}</p>
    </div>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 flex flex-wrap gap-3 empty:hidden">{children}</div>
);

function NextStep({ listing }: { listing: Listing | null }) {
  switch (listing?.state) {
    case undefined:
      return (
        <Actions>
          <ButtonLink href="/partner/listing/new">{text.none.action}</ButtonLink>
        </Actions>
      );
    case 'draft':
      return (
        <Actions>
          <ButtonLink href="/partner/listing/new">{text.draft.action}</ButtonLink>
        </Actions>
      );
    case 'listed':
      return (
        <Actions>
          {situationOf(listing) === 'correctListed' && <ConfirmCorrection />}
          <ButtonLink href={publicAddress(listing)} look="secondary">
            {text.listed.action}
          </ButtonLink>
        </Actions>
      );
    case 'refused':
      return <AskAgain />;
    case 'suspended':
      return (
        <Actions>
          <ButtonLink href="/contact" look="secondary">
            {text.suspended.action}
          </ButtonLink>
        </Actions>
      );
    case 'pending':
      return null;
  }
}

function ConfirmCorrection() {
  const submit = useSubmission();
  return (
    <Button isBusy={submit.isPending} onClick={() => void submit.run()}>
      {text.correctListed.action}
    </Button>
  );
}

function AskAgain() {
  const submit = useSubmission();
  return (
    <>
      {submit.errorMessage !== null && (
        <div className="mt-4 max-w-measure">
          <Notice tone="danger">{submit.errorMessage}</Notice>
        </div>
      )}
      <Actions>
        <Button isBusy={submit.isPending} onClick={() => void submit.run()}>
          {text.refused.action}
        </Button>
        <ButtonLink href="/partner/account#entreprise" look="secondary">
          {text.refused.business}
        </ButtonLink>
      </Actions>
    </>
  );
}

/** Asks for the verification of the listing. */
export const useSubmission = () =>
  useListingMutation({
    mutationFn: submitListing,
    success: { title: text.submitted, description: text.submittedText },
    errorTitle: text.notSubmitted,
  });

interface PendingChangesProps {
  listing: Listing;
  changes: NonNullable<Listing['changes']>;
}

function PendingChanges({ listing, changes }: PendingChangesProps) {
  const withdraw = useListingMutation({
    mutationFn: () => withdrawChanges(listing.id),
    success: { title: changesText.withdrawn },
  });
  const hasName = changes.name !== listing.name;
  const hasWebsite = changes.website !== listing.website;
  return (
    <div className="mt-6 border-hairline border-t pt-4">
      <h3 className="font-medium font-text">{changesText.title}</h3>
      <ul className="mt-1 break-words">
        {hasName && <li>{changesText.name(changes.name)}</li>}
        {hasWebsite && (
          <li>{changes.website === null ? changesText.noWebsite : changesText.website(changes.website)}</li>
        )}
      </ul>
      <p className="mt-1 text-quiet text-small">{changesText.text}</p>
      <div className="-ml-4 mt-1">
        <Button look="quiet" size="small" isBusy={withdraw.isPending} onClick={() => void withdraw.run()}>
          {changesText.withdraw}
        </Button>
      </div>
    </div>
  );
}
