// Three points of a service.
import type { ServiceText } from '#web/locales/fr/public/services.ts';

export function ServicePoints({ points }: Pick<ServiceText, 'points'>) {
  return (
    <ul className="mx-auto grid w-full max-w-page gap-x-12 px-6 pb-16 tablet:px-12 tablet:pb-20 desktop:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title} className="border-ornament border-t py-6">
          <h2 className="text-heading">{title}</h2>
          <p className="mt-2.5 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
