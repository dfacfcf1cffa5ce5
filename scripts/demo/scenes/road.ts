// Motifs of transport.
import { disc, each, HEIGHT, isNight, line, type Motif, type Palette, rect, ring, shape, WIDTH } from './kit.ts';
import { cypress, flower, land, leaf, roundTree } from './nature.ts';

const ROAD = 690;
const glass = (colours: Palette): string => (isNight(colours) ? '#e8c97f' : colours.sky);

const road = (colours: Palette): string =>
  rect(0, 640, WIDTH, HEIGHT - 640, colours.shade) +
  each(8, (index) => rect(40 + index * 160, 742, 80, 8, colours.pale, 4));

const wheel = (x: number, y: number, radius: number, colours: Palette): string =>
  disc(x, y, radius, colours.ink) +
  disc(x, y, radius * 0.66, colours.pale) +
  disc(x, y, radius * 0.46, colours.metal) +
  disc(x, y, radius * 0.14, colours.ink);

export const car: Motif = {
  alt: 'Une voiture ancienne, ruban au capot',
  draw(colours, chance) {
    const paint = chance.pick([colours.accent, colours.deep, colours.pale, colours.ink]);
    return (
      land(colours, chance, 600) +
      each(4, (index) =>
        chance.chance(0.5)
          ? cypress(90 + index * 340, 646, 220, colours)
          : roundTree(90 + index * 340, 650, 230, colours),
      ) +
      road(colours) +
      shape('M470 500q40 -130 120 -130h150q90 0 150 130z', paint) +
      shape('M502 496q34 -98 92 -98h46v98zM664 398h72q62 0 112 98h-184z', glass(colours)) +
      shape('M230 640q-20 -110 90 -126l150 -18h440q90 10 90 90l-10 60z', paint) +
      rect(212, 634, 800, 22, colours.metal, 11) +
      shape('M250 640a112 104 0 0 1 210 0zM740 640a112 104 0 0 1 210 0z', colours.ink) +
      wheel(355, 660, 74, colours) +
      wheel(845, 660, 74, colours) +
      disc(246, 566, 28, colours.metal) +
      disc(246, 566, 19, colours.sun) +
      line('M470 520H960M640 500V636', colours.metal, 4) +
      line('M300 520L440 500M300 520q60 50 150 20', colours.pale, 7) +
      flower(300, 520, 26, colours.pale, colours.metal)
    );
  },
};

export const bus: Motif = {
  alt: 'Un autobus au bord des vignes',
  draw(colours, chance) {
    const paint = chance.pick([colours.deep, colours.accent]);
    const rows = each(9, (index) => line(`M${-60 + index * 160} 640q90 -60 220 -80`, colours.leaf, 12));
    return (
      land(colours, chance, 590) +
      rows +
      road(colours) +
      rect(190, 300, 800, 370, paint, 40) +
      rect(190, 300, 800, 130, colours.pale, 40) +
      rect(190, 380, 800, 110, colours.pale) +
      each(6, (index) => rect(300 + index * 112, 350, 92, 120, glass(colours), 10)) +
      rect(206, 350, 72, 290, glass(colours), 10) +
      line('M242 350V640', paint, 6) +
      rect(190, 500, 800, 8, colours.metal) +
      wheel(370, ROAD - 10, 64, colours) +
      wheel(830, ROAD - 10, 64, colours) +
      disc(972, 600, 20, colours.sun) +
      rect(420, 560, 330, 40, colours.pale, 6) +
      line('M450 580h270', colours.metal, 4) +
      each(
        9,
        (index) =>
          leaf(300 + index * 76, 300, 32, chance.between(20, 160), index % 2 ? colours.leaf : colours.deep) +
          (index % 2 ? flower(318 + index * 76, 306, 17, '#d9a6a0', colours.metal) : ''),
      )
    );
  },
};

export const bicycle: Motif = {
  alt: 'Un vélo et son panier de fleurs',
  draw(colours, chance) {
    const spokes = (x: number) =>
      each(12, (index) =>
        line(
          `M${x} 590l${Math.cos((index * Math.PI) / 6) * 126} ${Math.sin((index * Math.PI) / 6) * 126}`,
          colours.shade,
          2,
        ),
      );
    return (
      land(colours, chance, 610) +
      roundTree(110, 660, 260, colours) +
      road(colours) +
      [390, 810].map((x) => spokes(x) + ring(x, 590, 130, colours.ink, 12)).join('') +
      line('M390 590L500 380H720L600 600H390M500 380L600 600M720 380L810 590M720 380L706 310', colours.accent, 14) +
      line('M706 310q60 -30 90 10M500 380L486 340', colours.ink, 12) +
      shape('M440 326h100q0 26 -50 26t-50 -26z', colours.ink) +
      disc(600, 600, 32, colours.metal) +
      line('M600 600l46 40M632 646h36', colours.ink, 8) +
      each(11, () =>
        flower(
          770 + chance.between(-60, 90),
          330 + chance.between(-56, 16),
          chance.between(18, 30),
          chance.pick([colours.pale, '#d9a6a0', colours.metal, colours.accent]),
          colours.metal,
        ),
      ) +
      shape('M700 350h180l-24 110h-132z', '#8a6238') +
      line('M712 386h156M720 422h140', colours.shade, 3)
    );
  },
};

export const carriage: Motif = {
  alt: 'Une calèche devant le parc',
  draw(colours, chance) {
    const spokes = (x: number, y: number, radius: number) =>
      each(10, (index) =>
        line(
          `M${x} ${y}l${Math.cos((index * Math.PI) / 5) * radius} ${Math.sin((index * Math.PI) / 5) * radius}`,
          colours.metal,
          5,
        ),
      ) +
      ring(x, y, radius, colours.ink, 12) +
      disc(x, y, 16, colours.metal);
    return (
      land(colours, chance, 600) +
      roundTree(150, 660, 300, colours) +
      roundTree(1060, 656, 260, colours) +
      road(colours) +
      shape('M650 470V300q20 -110 160 -110q60 90 10 280z', colours.ink) +
      line('M650 300q60 -60 170 -60M652 360q70 -50 184 -40M654 420q80 -30 178 -20', '#4b4353', 4) +
      shape('M380 470q10 110 150 120h200q110 -10 110 -130h-190q-10 50 -90 50t-90 -50z', colours.accent) +
      line('M380 470h90M540 510h120', colours.metal, 6) +
      rect(300, 420, 110, 60, colours.accent, 10) +
      line('M300 560H140M420 580L300 560', colours.ink, 9) +
      spokes(440, 630, 84) +
      spokes(760, 610, 112) +
      each(8, (index) =>
        flower(400 + index * 58, 486 + Math.sin(index) * 14, 18, chance.pick([colours.pale, '#d9a6a0']), colours.metal),
      )
    );
  },
};
