// All chapters of the showcase, with an index at the side on wide screens and at the top on narrow ones.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '#web/app/showcase/chapters/brand.tsx';
import { Buttons } from '#web/app/showcase/chapters/buttons.tsx';
import { Charts } from '#web/app/showcase/chapters/charts.tsx';
import { Choices } from '#web/app/showcase/chapters/choices.tsx';
import { Colours } from '#web/app/showcase/chapters/colours.tsx';
import { Fields } from '#web/app/showcase/chapters/fields.tsx';
import { Files } from '#web/app/showcase/chapters/files.tsx';
import { Frame } from '#web/app/showcase/chapters/frame.tsx';
import { Landmarks } from '#web/app/showcase/chapters/landmarks.tsx';
import { Lists } from '#web/app/showcase/chapters/lists.tsx';
import { Messages } from '#web/app/showcase/chapters/messages.tsx';
import { Overlays } from '#web/app/showcase/chapters/overlays.tsx';
import { ProgressChapter } from '#web/app/showcase/chapters/progress.tsx';
import { Surfaces } from '#web/app/showcase/chapters/surfaces.tsx';
import { Tables } from '#web/app/showcase/chapters/tables.tsx';
import { Type } from '#web/app/showcase/chapters/type.tsx';
import { Values } from '#web/app/showcase/chapters/values.tsx';
import { Chapter } from '#web/app/showcase/specimen.tsx';
import { useSite } from '#web/lib/boot/site.tsx';
import { site } from '#web/locales/fr/public/site.ts';
import { showcase as text } from '#web/locales/fr/ui/showcase.ts';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ConfirmHost } from '#web/ui/overlays/confirm-host.tsx';

const chapters: ReadonlyArray<{ id: string; title: string; content: ReactNode }> = [
  { id: 'couleurs', title: text.colours.title, content: <Colours /> },
  { id: 'caracteres', title: text.type.title, content: <Type /> },
  { id: 'marque', title: text.brand.title, content: <Brand /> },
  { id: 'boutons', title: text.buttons.title, content: <Buttons /> },
  { id: 'champs', title: text.fields.title, content: <Fields /> },
  { id: 'choix', title: text.choices.title, content: <Choices /> },
  { id: 'valeurs', title: text.values.title, content: <Values /> },
  { id: 'fichiers', title: text.files.title, content: <Files /> },
  { id: 'messages', title: text.messages.title, content: <Messages /> },
  { id: 'reperes', title: text.landmarks.title, content: <Landmarks /> },
  { id: 'superpositions', title: text.overlays.title, content: <Overlays /> },
  { id: 'progression', title: text.progress.title, content: <ProgressChapter /> },
  { id: 'listes', title: text.lists.title, content: <Lists /> },
  { id: 'tableaux', title: text.tables.title, content: <Tables /> },
  { id: 'graphiques', title: text.charts.title, content: <Charts /> },
  { id: 'surfaces', title: text.surfaces.title, content: <Surfaces /> },
  { id: 'cadre', title: text.frame.title, content: <Frame /> },
];

export function Gallery() {
  const { name } = useSite();
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] px-6 tablet:px-12 desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:gap-x-16">
      <SkipLink target="contenu">{text.skip}</SkipLink>
      <header className="pt-5 desktop:col-span-2 desktop:pt-8">
        <Link to="/" aria-label={site.homeLabel(name)} className="inline-flex min-h-11 items-center">
          <Logo size="small" name={name} />
        </Link>
      </header>
      <nav
        aria-label={text.index}
        className="sticky top-0 z-20 -mx-6 overflow-x-auto bg-paper px-6 [scrollbar-width:none] max-desktop:border-hairline max-desktop:border-b tablet:-mx-12 tablet:px-12 desktop:mx-0 desktop:max-h-dvh desktop:self-start desktop:overflow-y-auto desktop:px-0 desktop:py-10"
      >
        <ul className="flex gap-x-6 desktop:flex-col">
          {chapters.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center text-quiet text-small hover:text-ink desktop:min-h-11"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="contenu" tabIndex={-1} className="min-w-0 pt-10 pb-24 outline-none">
        <h1 className="text-display">{text.title}</h1>
        <p className="mt-4 mb-14 max-w-measure text-lead text-quiet">{text.lead}</p>
        {chapters.map(({ id, title, content }) => (
          <Chapter key={id} id={id} title={title}>
            {content}
          </Chapter>
        ))}
      </main>
      <ConfirmHost />
    </div>
  );
}
