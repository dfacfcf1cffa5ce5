// The signing keys by name, state and age, and their rotation.
import { useQuery } from '@tanstack/react-query';
import { useRotateKey } from '#web/features/admin-security/mutations.ts';
import { signingKeysQuery } from '#web/features/admin-security/queries.ts';
import type { SigningKey } from '#web/features/admin-security/security-data.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { security } from '#web/locales/fr/admin/security.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { keys: text } = security;

const tones: Record<SigningKey['status'], BadgeTone> = {
  current: 'success',
  standby: 'metal',
  previous: 'neutral',
  revoked: 'danger',
};

export function KeysPanel() {
  return (
    <>
      <p className="mb-4 max-w-measure text-quiet text-small">{text.note}</p>
      <QueryList
        list={useQuery(signingKeysQuery)}
        failure={text.loadFailed}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      >
        {(keys) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {keys.map((key) => (
                <KeyLine key={key.kid} signingKey={key} />
              ))}
            </ul>
            <Rotation keys={keys} />
          </>
        )}
      </QueryList>
      <p className="mt-8 text-quiet text-small">
        {text.revokeNote} <code className="wrap-anywhere">{text.revokeCommand}</code>
      </p>
    </>
  );
}

function KeyLine({
  signingKey: { kid, algorithm, status, status_since: since, known_since: known },
}: {
  signingKey: SigningKey;
}) {
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="wrap-anywhere text-small">{kid}</code>
        <span className="text-quiet text-small">{algorithm}</span>
        <Badge tone={tones[status]}>{text.states[status]}</Badge>
      </p>
      <p className="mt-1 max-w-measure text-small">{text.stateTexts[status]}</p>
      <p className="text-quiet text-small">
        {text.since(formatMoment(new Date(since)))}
        {since !== known && `. ${text.known(formatMoment(new Date(known)))}`}
      </p>
    </li>
  );
}

function Rotation({ keys }: { keys: readonly SigningKey[] }) {
  const current = keys.find(({ status }) => status === 'current');
  const rotate = useRotateKey(current?.kid);
  if (current?.is_imported === true) return <p className="mt-6 max-w-measure text-small">{text.imported}</p>;

  async function ask() {
    const question = { title: text.rotateTitle, description: text.rotateText, action: text.rotateAction };
    if (await confirm(question)) await rotate.run();
  }

  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <Button look="secondary" size="small" isBusy={rotate.isPending} onClick={() => void ask()}>
        {text.rotate}
      </Button>
      {rotate.errorMessage !== null && (
        <Notice tone="danger" title={text.rotateFailed}>
          {rotate.errorMessage}
        </Notice>
      )}
    </div>
  );
}
