// The views of /login that most visits never show, in a chunk of their own.
import { ForgotPassword } from '#web/features/auth/components/forgot-password.tsx';
import { NewPassword } from '#web/features/auth/components/new-password.tsx';
import { SecondStep } from '#web/features/auth/components/second-step.tsx';
import { cancelSecondStep } from '#web/features/auth/second-step.ts';
import { greetSilently } from '#web/features/auth/use-after-sign-in.ts';

export type LoginView = { kind: 'second-step' | 'forgotten'; email: string } | { kind: 'new-password' };

interface LoginViewsProps {
  view: LoginView;
  /** Passes the address as it was last typed, if it was. */
  onBack: (email?: string) => void;
  onRecovered: () => void;
}

export default function LoginViews({ view, onBack, onRecovered }: LoginViewsProps) {
  switch (view.kind) {
    case 'second-step':
      return <SecondStep email={view.email} onVerified={greetSilently} onCancel={() => void cancelSecondStep()} />;
    case 'forgotten':
      return <ForgotPassword email={view.email} onBack={onBack} onRecovered={onRecovered} />;
    case 'new-password':
      return <NewPassword onDone={() => onBack()} />;
  }
}
