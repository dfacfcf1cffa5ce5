// The current announcement above an area. Each person can close it, on all their devices.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { announcementQuery } from '#web/features/announcements/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { announcement: text } = shell;

export default function AnnouncementBanner() {
  const { data } = useQuery(announcementQuery);
  const queries = useQueryClient();
  const { queryKey } = announcementQuery;
  const dismiss = useToastMutation({
    mutationFn: (id: string) =>
      writeApi((client) =>
        client.from('announcement_dismissals').upsert({ announcement_id: id }, { ignoreDuplicates: true }),
      ),
    optimistic: () => {
      queries.setQueryData(queryKey, null);
      return () => void queries.invalidateQueries({ queryKey });
    },
    invalidates: [queryKey],
    errorTitle: text.failed,
  });
  return (
    // The region is there before its text, so that screen readers announce the text.
    <div role="status">
      {data != null && (
        <div className="flex items-center justify-center gap-3 border-hairline border-b bg-accent-wash py-1 pr-2 pl-5 text-small">
          <p className="wrap-anywhere">
            {data.body}
            {data.link !== null && (
              <>
                {' '}
                <TextLink href={data.link}>{text.more}</TextLink>
              </>
            )}
          </p>
          <button
            type="button"
            aria-label={text.close}
            disabled={dismiss.isPending}
            onClick={() => void dismiss.run(data.id)}
            className="grid size-11 shrink-0 place-items-center rounded-round hover:text-accent"
          >
            <X aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        </div>
      )}
    </div>
  );
}
