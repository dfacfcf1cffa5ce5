// The second step of signing in, by a code or by a recovery code. The session is incomplete until then.
import { useState } from 'react';
import { CodeStep } from '#web/features/auth/components/code-step.tsx';
import { RecoveryStep } from '#web/features/auth/components/recovery-step.tsx';
import type { SessionState } from '#web/features/auth/session.ts';

interface SecondStepProps {
  email: string;
  onVerified: (state: SessionState) => void;
  onCancel: () => void;
}

export function SecondStep({ onCancel, ...props }: SecondStepProps) {
  const [isLost, setLost] = useState(false);
  if (isLost) return <RecoveryStep onVerified={props.onVerified} onBack={() => setLost(false)} />;
  return <CodeStep {...props} onCancel={onCancel} onLost={() => setLost(true)} />;
}
