// The first section of the home page, with the links to both registrations.
import { useSiteTexts } from '#web/lib/boot/site-texts.ts';
import { home as texts } from '#web/locales/fr/public/home.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import tableScene from '#web/ui/ornaments/table-scene.svg';

export function HomeHero() {
  const home = useSiteTexts(texts);
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-x-16 gap-y-12 px-6 pt-8 pb-12 tablet:px-12 tablet:pt-12 tablet:pb-16 desktop:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] desktop:pt-6">
      <div>
        <p className="label-caps text-metal">{home.welcome}</p>
        <h1 className="mt-5 text-display">{home.headline}</h1>
        <p className="mt-7 max-w-measure text-lead">{home.lead}</p>
        <div className="mt-9 flex flex-col gap-3 tablet:flex-row tablet:gap-4">
          <ButtonLink href="/register-client">{home.asClient}</ButtonLink>
          <ButtonLink href="/register-partner" look="secondary">
            {home.asPartner}
          </ButtonLink>
        </div>
        <p className="mt-6 text-quiet text-small">{home.free}</p>
      </div>
      <img
        src={tableScene}
        alt=""
        width="560"
        height="600"
        className="mx-auto w-full max-w-[20rem] tablet:max-w-[30rem] desktop:max-w-none"
      />
    </section>
  );
}
