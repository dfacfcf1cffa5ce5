// Shown in place of the area to an administrator who has to add a second step first.
import { ReauthenticationProvider } from '#web/features/account/components/reauthentication-provider.tsx';
import { SecondStepBlock } from '#web/features/account/components/second-step-block.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { admins } from '#web/locales/fr/admin/admins.ts';
import { Button } from '#web/ui/button.tsx';

const { gate: text } = admins;

interface SecondStepRequiredProps {
  /** The step was added: its recovery codes stay on the page until the person continues. */
  hasStep: boolean;
  onContinue: () => void;
  onSignOut: () => void;
}

export default function SecondStepRequired({ hasStep, onContinue, onSignOut }: SecondStepRequiredProps) {
  return (
    <ReauthenticationProvider>
      <Metadata title={text.title} description={text.text} />
      <main className="mx-auto max-w-page px-6 py-16 tablet:px-12">
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-3 max-w-measure text-quiet">{text.text}</p>
        <SecondStepBlock heading="h2" />
        <div className="mt-8 flex flex-wrap gap-3">
          {hasStep && <Button onClick={onContinue}>{text.proceed}</Button>}
          <Button look="secondary" onClick={onSignOut}>
            {text.signOut}
          </Button>
        </div>
      </main>
    </ReauthenticationProvider>
  );
}
