// Messages: notices, badges and toasts.
import { Row, Specimen } from '#web/app/showcase/specimen.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { messages: text } = showcase;
const tones = ['neutral', 'metal', 'success', 'danger', 'accent'] as const;

export function Messages() {
  return (
    <>
      <Specimen title={text.notices}>
        <div className="flex flex-col gap-3">
          <Notice tone="note">{text.note}</Notice>
          <Notice tone="success" title={text.successTitle}>
            {text.success}
          </Notice>
          <Notice tone="danger" title={text.dangerTitle}>
            {text.danger}
          </Notice>
        </div>
      </Specimen>
      <Specimen title={text.badges}>
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {text.badgeNames[tone]}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen title={text.toasts} hint={text.toastsHint}>
        <Row>
          <Button look="secondary" onClick={() => toast({ title: text.toastTitle, description: text.toastText })}>
            {text.toast}
          </Button>
          <Button
            look="secondary"
            onClick={() => toast({ variant: 'destructive', title: text.failureTitle, description: text.failureText })}
          >
            {text.failure}
          </Button>
        </Row>
      </Specimen>
    </>
  );
}
