// The sections of the home page for hosts and for partners.
import { Band } from '#web/app/public/band.tsx';
import { ToolList } from '#web/features/content/components/tool-list.tsx';
import { home } from '#web/locales/fr/public/home.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LightString } from '#web/ui/ornaments/light-string.tsx';

export function HomeClients() {
  const { label, title, text, tools, action } = home.clients;
  return (
    <Band
      tone="panel"
      label={label}
      title={title}
      text={text}
      action={<ButtonLink href="/register-client">{action}</ButtonLink>}
    >
      <ToolList tools={tools} columns={3} />
    </Band>
  );
}

export function HomePartners() {
  const { label, title, text, tools, action } = home.partners;
  return (
    <Band
      tone="ink"
      label={label}
      title={title}
      text={text}
      action={
        <ButtonLink href="/register-partner" look="secondary">
          {action}
        </ButtonLink>
      }
      ornament={<LightString className="absolute inset-x-0 top-0 h-16 w-full text-ornament" />}
    >
      <ToolList tools={tools} columns={2} isOnInk />
    </Band>
  );
}
