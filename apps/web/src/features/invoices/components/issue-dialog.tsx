// Prepares an invoice in two steps: the client and the due day, then the document as it will be issued.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { BuyerFields } from '#web/features/invoices/components/buyer-fields.tsx';
import { DocumentPreview } from '#web/features/invoices/components/document-preview.tsx';
import { type BuyerForm, buyerForm } from '#web/features/invoices/forms.ts';
import type { PreviewDocument } from '#web/features/invoices/invoice.ts';
import { type Issue, issueInvoice, previewInvoice } from '#web/features/invoices/mutations.ts';
import { makePreview } from '#web/features/invoices/preview.ts';
import { invoicesKey } from '#web/features/invoices/queries.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { download } from '#web/lib/files/download.ts';
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts';
import { invoices } from '#web/locales/fr/partner/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { issue: text } = invoices;

/** The usual delay between professionals (Code de commerce, art. L. 441-10); a deposit confirms the booking, so it is shorter. */
const DAYS_TO_PAY = { deposit: 8, balance: 30 } as const;

interface IssueDialogProps {
  requestId: string;
  issue: Issue;
  clientName: string;
  today: CivilDate;
  onClose: () => void;
}

export function IssueDialog({ requestId, issue, clientName, today, onClose }: IssueDialogProps) {
  const id = useId();
  const [checked, setChecked] = useState<{ form: BuyerForm; document: PreviewDocument } | null>(null);
  const [form, draft] = useDraftForm<BuyerForm>(
    `invoice:${requestId}:${issue.kind === 'deposit' ? issue.term : issue.kind}`,
    {
      resolver: zodResolver(buyerForm(today)),
      defaultValues: {
        name: clientName,
        isCompany: false,
        siren: '',
        street: '',
        postcode: '',
        commune: '',
        dueOn: addDays(today, DAYS_TO_PAY[issue.kind]),
      },
    },
  );
  const check = useToastMutation({ mutationFn: (values: BuyerForm) => previewInvoice(requestId, issue, values) });
  const issuing = useToastMutation({
    mutationFn: (values: BuyerForm) => issueInvoice(requestId, issue, values),
    invalidates: [invoicesKey],
    success: ({ number }) => ({ title: text.done(number) }),
  });
  const preview = useToastMutation({
    mutationFn: makePreview,
    errorTitle: text.previewFailed,
    onSuccess: ({ file }) => download(file, text.previewName),
  });
  const submit = form.handleSubmit(async (values) => {
    const result = await check.run(values);
    if (result !== null) setChecked({ form: values, document: result.document });
  });

  async function send(values: BuyerForm) {
    if ((await issuing.run(values)) === null) return;
    draft.erase();
    onClose();
  }

  const refusal = checked === null ? check.errorMessage : issuing.errorMessage;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text[issue.kind]}
      description={checked === null ? text.text : text.final}
      actions={
        checked === null ? (
          <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
            {text.check}
          </Button>
        ) : (
          <>
            <Button look="quiet" onClick={() => setChecked(null)}>
              {text.back}
            </Button>
            <Button look="secondary" isBusy={preview.isPending} onClick={() => void preview.run(checked.document)}>
              {text.preview}
            </Button>
            <Button isBusy={issuing.isPending} onClick={() => void send(checked.form)}>
              {text.submit}
            </Button>
          </>
        )
      }
    >
      {refusal !== null && (
        <div className="mb-5">
          <Notice tone="danger">{refusal}</Notice>
        </div>
      )}
      {checked === null ? (
        <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <DraftNotice draft={draft} />
          <BuyerFields form={form} />
        </form>
      ) : (
        <DocumentPreview document={checked.document} />
      )}
    </Dialog>
  );
}
