// Surfaces: cards and sections.
import { formatMoney } from '#web/lib/format/format.ts';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { surfaces: text, choices, messages } = showcase;

export function Surfaces() {
  return (
    <>
      <div className="grid gap-6 tablet:grid-cols-2">
        <Card
          title={text.card}
          actions={<Badge tone="success">{messages.badgeNames.success}</Badge>}
          footer={<p className="text-quiet">{text.cardNote}</p>}
        >
          <p>{text.cardText}</p>
          <p className="mt-4">
            <Button look="secondary" size="small">
              {text.cardAction}
            </Button>
          </p>
        </Card>
        <Card title={text.plain} description={text.plainText}>
          <p className="font-display text-figure tabular-nums">{formatMoney(248_000)}</p>
        </Card>
      </div>
      <Section
        title={text.section}
        description={text.sectionText}
        actions={
          <Button look="quiet" size="small">
            {text.sectionAction}
          </Button>
        }
      >
        <Switch label={choices.live} defaultChecked />
      </Section>
    </>
  );
}
