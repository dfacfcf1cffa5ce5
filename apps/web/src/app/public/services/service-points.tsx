// Three points of a service, with a label on those that are not available yet.
import { Awaited } from '#web/features/content/components/tool-list.tsx';
import { isAwaited } from '#web/features/content/opening.ts';
import type { ServiceText } from '#web/locales/fr/public/services.ts';

export function ServicePoints({ points }: Pick<ServiceText, 'points'>) {
  return (
    <ul className="mx-auto grid w-full max-w-page gap-x-12 px-6 pb-16 tablet:px-12 tablet:pb-20 desktop:grid-cols-3">
      {points.map(({ title, text, tool }) => (
        <li key={title} className="border-ornament border-t py-6">
          <div className="flex items-baseline gap-4">
            <h2 className="text-heading">{title}</h2>
            {isAwaited(tool) && <Awaited />}
          </div>
          <p className="mt-2.5 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
