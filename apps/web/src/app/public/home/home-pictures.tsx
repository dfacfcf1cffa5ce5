// Pictures of the product on the home page, which `npm run pictures` takes from the demonstration.
import { Band } from '#web/app/public/band.tsx';
import { home } from '#web/locales/fr/public/home.ts';

const { pictures: text } = home;

const files = import.meta.glob<string>('./pictures/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

const screen = { width: 1040, height: 690, widths: [640, 1200], sizes: '(min-width: 1024px) 38rem, 92vw' } as const;
const phone = { width: 390, height: 780, widths: [320, 640], sizes: '(min-width: 768px) 17rem, 60vw' } as const;
const sourcesOf = { guests: screen, budget: screen, timeline: screen, invitation: phone } as const;

type Name = keyof typeof sourcesOf;

export function HomePictures() {
  return (
    <Band title={text.title} text={text.text}>
      <ul className="grid gap-x-12 gap-y-14 desktop:grid-cols-2">
        {text.items.map(({ key, name, text: sentence, alt }) => (
          <li key={key}>
            <figure>
              {key === 'invitation' ? (
                <div className="flex aspect-[104/69] items-start justify-center overflow-hidden rounded-panel border border-hairline bg-panel pt-8 tablet:pt-12">
                  <Picture
                    name={key}
                    alt={alt}
                    className="w-[58%] max-w-[17rem] rounded-panel border border-hairline shadow-lifted"
                  />
                </div>
              ) : (
                <Picture name={key} alt={alt} className="w-full rounded-panel border border-hairline shadow-lifted" />
              )}
              <figcaption className="mt-5">
                <strong className="font-display font-normal text-lead">{name}</strong>
                <span className="mt-1 block text-quiet">{sentence}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Picture({ name, alt, className }: { name: Name; alt: string; className: string }) {
  const { width, height, widths, sizes } = sourcesOf[name];
  const srcSetOf = (format: 'avif' | 'webp') =>
    widths.map((size) => `${fileOf(name, size, format)} ${size}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSetOf('avif')} sizes={sizes} />
      <img
        src={fileOf(name, widths[0], 'webp')}
        srcSet={srcSetOf('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`h-auto ${className}`}
      />
    </picture>
  );
}

const fileOf = (name: Name, width: number, format: string): string =>
  files[`./pictures/${name}-${width}.${format}`] ?? '';
