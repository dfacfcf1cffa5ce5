// Orientation: tabs, breadcrumbs and steps.
import { useState } from 'react';
import { Row, Specimen } from '#web/app/showcase/specimen.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { Button } from '#web/ui/button.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { Divider } from '#web/ui/layout/divider.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const { landmarks: text } = showcase;
const tabs = text.tabList.map(({ value, label, text: words }) => ({ value, label, content: <p>{words}</p> }));

export function Landmarks() {
  const [step, setStep] = useState(1);
  return (
    <>
      <Specimen title={text.tabs}>
        <Tabs label={text.tabs} tabs={tabs} />
      </Specimen>
      <Breadcrumbs
        parents={text.crumbs.map((label, index) => ({ label, href: index === 0 ? '/' : '/home' }))}
        current={text.crumb}
      />
      <Specimen title={text.steps}>
        <Stepper label={text.steps} steps={text.stepList} current={step} onGo={setStep} />
        <div className="mt-6">
          <Row>
            <Button look="secondary" size="small" disabled={step === 0} onClick={() => setStep(step - 1)}>
              {text.back}
            </Button>
            <Button size="small" disabled={step === text.stepList.length} onClick={() => setStep(step + 1)}>
              {text.next}
            </Button>
          </Row>
        </div>
      </Specimen>
      <Divider>{text.or}</Divider>
    </>
  );
}
