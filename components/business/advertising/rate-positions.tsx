import { useTranslations } from 'next-intl';
import { appItems } from '@/lib/business/advertising/codes';

type Position = (typeof appItems)[number];
/** A box of a sketched screen: left, top, width, height. */
type Box = readonly [number, number, number, number];

interface Screen {
  /** The position for rent. */
  rented: Box;
  /** The boxes around it. */
  boxes: readonly Box[];
}

const tabs: Box[] = [0, 1, 2].map((tab) => [10 + tab * 24, 82, 16, 3]);
const pair = (top: number, height: number): Box[] => [
  [10, top, 48, height],
  [62, top, 48, height],
];
const lines = (top: number): Box[] => [
  [10, top, 82, 5],
  [10, top + 11, 54, 4],
];

const screens: Record<Position, Screen> = {
  A1: { rented: [10, 26, 100, 50], boxes: [...tabs, ...pair(92, 34), ...pair(132, 34)] },
  A2: { rented: [10, 66, 100, 58], boxes: [...pair(26, 34), ...pair(130, 34)] },
  A3: { rented: [10, 92, 100, 24], boxes: [[0, 22, 120, 62], ...lines(124), ...lines(148)] },
  A4: { rented: [10, 26, 100, 24], boxes: [...pair(58, 50), ...pair(114, 50)] },
};

/** Sketches of the positions on the website and in the app; the table says the same. */
export function RatePositions() {
  const t = useTranslations('advertising.products');
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5">
      {appItems.map((position) => (
        <li key={position}>
          <Sketch name={position} {...screens[position]} />
          <p className="mt-3 font-semibold">{t(`${position}.name`)}</p>
        </li>
      ))}
    </ul>
  );
}

function Sketch({ name, rented, boxes }: Screen & { name: Position }) {
  const [x, y, width, height] = rented;
  return (
    <div className="overflow-hidden rounded-md bg-sunk px-6 pt-6 md:px-8 md:pt-8">
      <svg viewBox="0 0 120 168" className="block w-full" aria-hidden="true">
        <path d="M0 168V12a12 12 0 0 1 12-12h96a12 12 0 0 1 12 12v156z" className="fill-surface" />
        <path d="M10 12h8M54 12h12M102 12h8" strokeWidth="3" className="stroke-ink-3" />
        <path d={boxes.map(drawn).join('')} className="fill-line" />
        <rect x={x} y={y} width={width} height={height} rx="3" className="fill-accent" />
        <text
          x={x + width / 2}
          y={y + height / 2}
          dominantBaseline="central"
          textAnchor="middle"
          fontSize="14"
          className="fill-accent-ink font-bold"
        >
          {name}
        </text>
      </svg>
    </div>
  );
}

function drawn([x, y, width, height]: Box): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
