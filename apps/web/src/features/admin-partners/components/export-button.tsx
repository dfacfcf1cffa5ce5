// Exports the listings of the current view.
import { Download } from 'lucide-react';
import { exportPartners } from '#web/features/admin-partners/export.ts';
import type { PartnerFilters } from '#web/features/admin-partners/filters.ts';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Button } from '#web/ui/button.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const { export: text } = adminPartners;

export function ExportButton({ filters }: { filters: PartnerFilters }) {
  const labelOf = useTradeLabel();
  const save = useToastMutation({
    mutationFn: () => exportPartners(filters, labelOf, new AbortController().signal),
    errorTitle: text.failed,
  });
  return (
    <Button
      look="secondary"
      isBusy={save.isPending}
      icon={<Download aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => void save.run()}
    >
      {text.action}
    </Button>
  );
}
