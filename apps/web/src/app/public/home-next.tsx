// The three spaces under construction, said as such.
import { home } from '#web/locales/fr/home.ts';

export function HomeNext() {
  const { next } = home;
  return (
    <section aria-labelledby="suite-titre" className="mx-auto w-full max-w-page px-6 py-16 tablet:px-12 tablet:py-24">
      <div className="grid gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <h2 id="suite-titre" className="text-title">
            {next.title}
          </h2>
          <p className="mt-4 max-w-measure text-balance text-quiet">{next.introduction}</p>
        </div>
        <ul className="border-b border-hairline">
          {next.spaces.map((space) => (
            <li
              key={space.name}
              className="grid gap-x-10 gap-y-2 border-t border-hairline py-7 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
            >
              <h3 className="text-lead">{space.name}</h3>
              <p className="text-quiet">{space.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
