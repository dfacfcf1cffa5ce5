// The frames of pages, held in boxes so that they do not take this one's edges.
import { ChartLine, MessageSquare, MousePointerClick, Palette, SquareCheck, Table2 } from 'lucide-react';
import { Specimen } from '#web/app/showcase/specimen.tsx';
import { useSite } from '#web/lib/site.tsx';
import { showcase } from '#web/locales/fr/showcase.ts';
import { site } from '#web/locales/fr/site.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PageFooter } from '#web/ui/page-footer.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BottomBar } from '#web/ui/shell/bottom-bar.tsx';
import { SideRail } from '#web/ui/shell/side-rail.tsx';

const { frame: text } = showcase;
const anchors = ['couleurs', 'boutons', 'choix', 'messages', 'tableaux', 'graphiques'];
const icons = [Palette, MousePointerClick, SquareCheck, MessageSquare, Table2, ChartLine];
const entries = text.entries.map((label, index) => ({
  href: `/_ui#${anchors[index]}`,
  label,
  icon: icons[index] ?? Palette,
}));
// A box that lays out on its own holds what would otherwise be fixed to the window.
const box = 'relative overflow-hidden rounded-panel border border-hairline contain-layout';

export function Frame() {
  const { name, year } = useSite();
  return (
    <>
      <Specimen title={text.rail} hint={text.railHint}>
        <div className={`${box} h-128 max-tablet:hidden tablet:w-22 desktop:w-62 [&>div]:h-full`}>
          <SideRail label={text.rail} entries={entries}>
            <Logo size="small" name="" />
          </SideRail>
        </div>
      </Specimen>
      <Specimen title={text.bar} hint={text.barHint}>
        <div className={`${box} h-32 tablet:hidden`}>
          <BottomBar label={text.bar} entries={entries} />
        </div>
      </Specimen>
      <Specimen title={text.header}>
        <div className={box}>
          <PageHeader name={name} homeLabel={site.logoLabel} />
        </div>
      </Specimen>
      <Specimen title={text.footer}>
        <div className={box}>
          <PageFooter name={name} homeLabel={site.logoLabel} tagline={site.tagline} copyright={site.copyright(year)} />
        </div>
      </Specimen>
    </>
  );
}
