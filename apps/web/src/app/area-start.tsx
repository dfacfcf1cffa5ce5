// The first step in an area, for a person who has nothing there yet.
import { ButtonLink } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

interface AreaStartProps {
  text: { lead: string; action: string; note: string };
  href: string;
}

export function AreaStart({ text, href }: AreaStartProps) {
  return (
    <>
      <Flourish className="mt-6 mb-8" />
      <p className="max-w-measure text-lead">{text.lead}</p>
      <p className="mt-8">
        <ButtonLink href={href}>{text.action}</ButtonLink>
      </p>
      <p className="mt-3 text-quiet text-small">{text.note}</p>
    </>
  );
}
