// The three promises on the home page.
import { home } from '#web/locales/fr/public/home.ts';

const { promises: text } = home;

export function HomePromises() {
  return (
    <section aria-labelledby="engagements" className="mx-auto w-full max-w-page px-6 pb-16 tablet:px-12 tablet:pb-24">
      <h2 id="engagements" className="sr-only">
        {text.title}
      </h2>
      <ul className="grid gap-x-12 tablet:grid-cols-3">
        {text.items.map(({ name, text: sentence }) => (
          <li key={name} className="border-ornament border-t py-6">
            <h3 className="text-heading">{name}</h3>
            <p className="mt-2.5 text-quiet">{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
