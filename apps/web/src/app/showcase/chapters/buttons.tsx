// Buttons, and links that look like one.
import { ArrowRight, UserRoundPlus } from 'lucide-react';
import { Row, Specimen } from '#web/app/showcase/specimen.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

const { buttons: text } = showcase;
const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Buttons() {
  return (
    <>
      <Specimen title={text.looks}>
        <Row>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {text[look]}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title={text.small}>
        <Row>
          {looks.map((look) => (
            <Button key={look} look={look} size="small">
              {text[look]}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title={text.icons}>
        <Row>
          <Button icon={<UserRoundPlus aria-hidden className="size-5" strokeWidth={1.5} />}>{text.add}</Button>
          <ButtonLink href="#boutons" look="secondary">
            {text.link}
            <ArrowRight aria-hidden className="size-5" strokeWidth={1.5} />
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen title={text.states}>
        <Row>
          {looks.map((look) => (
            <Button key={look} look={look} disabled>
              {text.disabled}
            </Button>
          ))}
          <Button isBusy>{text.busy}</Button>
        </Row>
        <div className="mt-4 max-w-form">
          <Button wide>{text.wide}</Button>
        </div>
      </Specimen>
    </>
  );
}
