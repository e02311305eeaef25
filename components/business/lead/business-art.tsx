import type { businessServices } from '@/lib/business/lead/codes';
import { activities, advertising, competitions, field, resources, type Stroke, side } from './business-drawing';

export type Drawing = (typeof businessServices)[number] | 'field';

interface Look {
  draw(): Stroke[];
  ground: string;
  inks: readonly [string, string, string];
}

const looks: Record<Drawing, Look> = {
  resources: { draw: resources, ground: 'bg-accent', inks: ['stroke-accent-ink', 'stroke-ember', 'stroke-ember'] },
  activities: { draw: activities, ground: 'bg-shade', inks: ['stroke-white', 'stroke-ember', 'stroke-tide'] },
  competitions: { draw: competitions, ground: 'bg-sunk', inks: ['stroke-ink', 'stroke-ember', 'stroke-accent'] },
  advertising: { draw: advertising, ground: 'bg-shade', inks: ['stroke-tide', 'stroke-white', 'stroke-ember'] },
  field: { draw: field, ground: 'bg-shade', inks: ['stroke-dusk', 'stroke-white', 'stroke-ember'] },
};

/** A drawing, different for each service. Decorative. */
export function BusinessArt({ drawing, className }: { drawing: Drawing; className: string }) {
  const { draw, ground, inks } = looks[drawing];
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMidYMid slice"
      className={`${ground} ${className}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {draw().map(({ path, width, ink }) => (
        <path key={`${ink} ${width}`} d={path} strokeWidth={width} className={inks[ink]} />
      ))}
    </svg>
  );
}
