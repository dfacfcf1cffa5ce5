// The logo, the ornaments and avatars.
import { Row, Specimen } from '#web/app/showcase/specimen.tsx';
import { useSite } from '#web/lib/boot/site.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { samples } from '#web/locales/fr/ui/showcase-samples.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';
import { Garland } from '#web/ui/ornaments/garland.tsx';

const { brand: text } = showcase;
const [one, other] = samples.firstNames;

export function Brand() {
  const { name } = useSite();
  return (
    <>
      <Specimen title={text.logos}>
        <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
          <Logo size="small" name={name} />
          <Logo size="medium" name={name} />
          <Logo size="large" name={name} />
        </div>
      </Specimen>
      <Specimen title={text.flourish}>
        <Flourish />
      </Specimen>
      <Specimen title={text.garland}>
        <div className="h-56 overflow-hidden rounded-panel bg-ink tablet:h-72">
          <Garland className="h-full w-full text-ornament" />
        </div>
      </Specimen>
      <Specimen title={text.avatars}>
        <Row>
          <Avatar name={`${one} ${samples.lastNames[0]}`} />
          <Avatar name={other} size="medium" />
          <Avatar name={one} url="/icon.svg" size="medium" />
          <Avatar name={`${other} ${samples.lastNames[1]}`} size="large" />
        </Row>
      </Specimen>
    </>
  );
}
