// Pictures of the product on the home page, which `npm run pictures` takes from the demonstration.
import { Band } from '#web/app/public/band.tsx';
import { home } from '#web/locales/fr/public/home.ts';

const { pictures: text } = home;

const files = import.meta.glob<string>('./pictures/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

interface Source {
  width: number;
  height: number;
  widths: readonly [number, number];
  sizes: string;
}

const screen: Source = { width: 1040, height: 690, widths: [640, 1200], sizes: '(min-width: 1024px) 38rem, 92vw' };
const phoneScreen: Source = { width: 390, height: 600, widths: [400, 780], sizes: '92vw' };
const phone: Source = { width: 390, height: 780, widths: [320, 640], sizes: '(min-width: 768px) 17rem, 60vw' };
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
                <div className="flex aspect-square tablet:aspect-[104/69] items-start justify-center overflow-hidden rounded-panel border border-hairline bg-panel pt-8 tablet:pt-12">
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

/** On phones, the picture of a wide page gives way to one of the same page on a phone, which can be read there. */
function Picture({ name, alt, className }: { name: Name; alt: string; className: string }) {
  const source = sourcesOf[name];
  const { width, height, widths, sizes } = source;
  return (
    <picture className="contents">
      {source === screen && <PhoneSources name={`${name}-phone`} />}
      <source type="image/avif" srcSet={srcSetOf(name, source, 'avif')} sizes={sizes} />
      <img
        src={fileOf(name, widths[0], 'webp')}
        srcSet={srcSetOf(name, source, 'webp')}
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

const PhoneSources = ({ name }: { name: string }) =>
  formats.map((format) => (
    <source
      key={format}
      media="(max-width: 767px)"
      type={`image/${format}`}
      srcSet={srcSetOf(name, phoneScreen, format)}
      sizes={phoneScreen.sizes}
      width={phoneScreen.width}
      height={phoneScreen.height}
    />
  ));

const formats = ['avif', 'webp'] as const;

const srcSetOf = (name: string, { widths }: Source, format: string): string =>
  widths.map((size) => `${fileOf(name, size, format)} ${size}w`).join(', ');

const fileOf = (name: string, width: number, format: string): string =>
  files[`./pictures/${name}-${width}.${format}`] ?? '';
