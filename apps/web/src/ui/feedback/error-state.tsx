// A failed load: a plain message and a button to retry.
import { RotateCw } from 'lucide-react';
import { states } from '#web/locales/fr/ui/states.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useUiText } from '#web/ui/use-ui-text.ts';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
}

export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const text = useUiText('states', states);
  return (
    <div className="flex flex-col items-start gap-4 py-6">
      <Notice tone="danger">{message}</Notice>
      {onRetry && (
        <Button
          look="secondary"
          size="small"
          icon={<RotateCw aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={onRetry}
        >
          {text.retry}
        </Button>
      )}
    </div>
  );
}
