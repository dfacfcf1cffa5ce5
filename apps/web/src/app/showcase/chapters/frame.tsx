// The page layouts, each inside a box of its own.
import { DoorClosed, House, LibraryBig, LogIn, UserRound, UserRoundPlus } from 'lucide-react';
import { Specimen } from '#web/app/showcase/specimen.tsx';
import { useSite } from '#web/lib/boot/site.tsx';
import { site } from '#web/locales/fr/public/site.ts';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { PageFooter } from '#web/ui/layout/page-footer.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BottomBar } from '#web/ui/layout/shell/bottom-bar.tsx';
import { MoreEntry } from '#web/ui/layout/shell/more-entry.tsx';
import { SideRail } from '#web/ui/layout/shell/side-rail.tsx';
import { Logo } from '#web/ui/logo.tsx';

const { frame: text } = showcase;
const entries = [
  { href: '/_ui', label: text.entries.library, icon: LibraryBig },
  { href: '/home', label: text.entries.home, icon: House },
  { href: '/login', label: text.entries.login, icon: LogIn },
  { href: '/register', label: text.entries.register, icon: UserRoundPlus },
  { href: '/register-client', label: text.entries.client, icon: UserRound },
  { href: '/unauthorized', label: text.entries.unauthorized, icon: DoorClosed },
];
// A box with its own containing block holds elements that would otherwise be fixed to the window.
const box = 'relative overflow-hidden rounded-panel border border-hairline contain-layout';

export function Frame() {
  const { name, year } = useSite();
  return (
    <>
      <div className="max-tablet:hidden">
        <Specimen title={text.rail}>
          <div className={`${box} h-128 tablet:w-22 desktop:w-62 [&>div]:h-full`}>
            <SideRail label={text.rail} entries={entries}>
              <Logo size="small" name="" />
            </SideRail>
          </div>
        </Specimen>
      </div>
      <div className="tablet:hidden">
        <Specimen title={text.bar}>
          <div className={`${box} h-32`}>
            <BottomBar label={text.bar} entries={entries} more={<MoreEntry entries={entries} />} />
          </div>
        </Specimen>
      </div>
      <Specimen title={text.header}>
        <div className={box}>
          <PageHeader name={name} homeLabel={site.homeLabel(name)} />
        </div>
      </Specimen>
      <Specimen title={text.footer}>
        <div className={box}>
          <PageFooter
            name={name}
            homeLabel={site.homeLabel(name)}
            tagline={site.tagline}
            copyright={site.copyright(year, name)}
          />
        </div>
      </Specimen>
    </>
  );
}
